/** Light or dark: as the system says, until somebody chooses. */

const KEY = "farmyard-theme";

function wanted(): string {
  return localStorage.getItem(KEY) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

export function followTheme(): void {
  document.documentElement.dataset["theme"] = wanted();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    document.documentElement.dataset["theme"] = wanted();
  });
}

export function toggleTheme(): void {
  localStorage.setItem(KEY, wanted() === "dark" ? "light" : "dark");
  document.documentElement.dataset["theme"] = wanted();
}
