import { compiledCatalogs } from '@laine/texts/compiled-catalogs.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // The station serves the page at its root, the sandbox in a subfolder.
  base: './',
  plugins: [tailwindcss(), compiledCatalogs()],
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // The page's content policy allows files of its own origin only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false, moduleLevelDirective: false } },
  },
});
