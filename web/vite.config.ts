import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.FARMYARD_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: mode === "stories" ? "dist" : "../src/farmyard/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: mode === "stories" ? "stories.html" : "index.html" },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
}));
