/** Card names as they are shown: what tells two copies apart stays in the engine. */

export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
