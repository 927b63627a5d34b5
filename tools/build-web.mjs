// Builds the web app and keeps a compressed copy beside every file that browsers load as text.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compiledCatalogs } from '@laine/texts/compiled-catalogs.ts';
import { build } from 'vite';
import { root } from './setup.mjs';

execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: join(root, 'web'),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});

const client = join(root, 'web/build/client');

/** Part of the URL of every page's manifest, including the manifests for one audience. */
function buildName() {
  const names = readdirSync(join(client, 'assets')).flatMap((name) => /^(manifest-\w+)\.js$/.exec(name)?.[1] ?? []);
  if (names.length !== 1) throw new Error(`The build has ${names.length} lists of its files`);
  return names[0];
}

// A bundle of its own: pages load nothing of the worker. It contains the build's name, so that browsers notice a new
// one.
await build({
  configFile: false,
  root: join(root, 'web'),
  logLevel: 'warn',
  plugins: [compiledCatalogs()],
  define: {
    BUILD: JSON.stringify(buildName()),
  },
  build: {
    outDir: 'build/worker',
    emptyOutDir: true,
    copyPublicDir: false,
    lib: {
      entry: 'src/offline/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
});

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (bytes.length < 1024) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
