import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import appRoutes from './src/app/routes.ts';
import { audienceSources } from './src/audience/audience-sources.ts';
import { compileHints } from './src/audience/compile-hints.ts';
import { pageParts } from './src/audience/page-parts.ts';

const appFolder = fileURLToPath(new URL('./src/app', import.meta.url));

export default defineConfig({
  build: {
    // The map library alone is over the usual limit; it is loaded when its place scrolls into view.
    chunkSizeWarningLimit: 1200,
    // How long each plugin took is no warning.
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few files for the pages on which visits begin.
          output: { codeSplitting: { groups: pageParts({ folder: appFolder, routes: appRoutes }) } },
        },
      },
    },
  },
  // Whole, its 1,500 icons would lie in the server's memory.
  ssr: { noExternal: ['lucide-react'] },
  // Named, so that a first visit does not find them one by one, each with a reload.
  optimizeDeps: {
    include: [
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'lucide-react',
      'maplibre-gl',
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'temporal-polyfill/global',
      'zod',
    ],
  },
  server: { warmup: { clientFiles: ['src/app/entry.client.tsx', 'src/app/root.tsx', 'src/app/routes/*.tsx'] } },
  // Macros first: the router's plugin must see plain calls, and catalogs are compiled when they are imported.
  plugins: [
    audienceSources(),
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    lingui(),
    compileHints(),
  ],
});
