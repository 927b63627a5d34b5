// Runs on any Node from 20 on, before anything is installed: no dependencies, no TypeScript.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'laine');

/** The pinned Node, available once the dependencies are installed. */
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

export const nodeEnv = () => ({ ...process.env, NODE_COMPILE_CACHE: join(cache, 'compile') });

const say = (line) => process.stdout.write(`${line}\n`);

/** Installs dependencies exactly as locked; does nothing if this lockfile is already installed. */
export function installDependencies() {
  const lock = digestOf([join(root, 'package-lock.json')]);
  if (stampIs('dependencies', lock) && existsSync(pinnedNode)) return;
  say('Installing dependencies …');
  // `npm ci` takes only what is locked; `install` might take newer versions.
  if (!npmCi()) process.exit(1);
  stamp('dependencies', lock);
}

function npmCi() {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    // Always with development tools, since the web app is built here: NODE_ENV=production would leave them out.
    ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    },
  );
  return status === 0;
}

export function buildWeb() {
  buildIfStale('web', {
    label: 'the web app',
    folders: ['web/src', 'web/public', 'palette/src', 'contract/src', 'rules/src', 'legal/src', 'texts'],
    settings: ['web/package.json', 'web/vite.config.ts', 'web/react-router.config.ts', 'lingui.config.ts'],
    result: 'web/build/server/index.js',
    command: ['tools/build-web.mjs'],
  });
}

/** Each station's program serves this page to its own screen. */
export function buildKiosk() {
  buildIfStale('kiosk', {
    label: 'the touch screen',
    folders: ['station/kiosk/src', 'palette/src', 'texts'],
    settings: ['station/package.json', 'station/kiosk/index.html', 'station/kiosk/vite.config.ts'],
    result: 'station/kiosk/build/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'station/kiosk', '--logLevel', 'error'],
  });
}

/** Builds again only when one of the sources changed. */
function buildIfStale(name, { label, folders, settings, result, command }) {
  const sources = folders.flatMap((folder) => filesIn(join(root, folder)));
  const digest = digestOf([...sources, ...[...settings, 'package-lock.json'].map((file) => join(root, file))]);
  if (stampIs(name, digest) && existsSync(join(root, result))) return;
  say(`Building ${label} …`);
  execFileSync(pinnedNode, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...nodeEnv(), NODE_ENV: 'production' },
  });
  stamp(name, digest);
}

export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files.filter((path) => existsSync(path) && statSync(path).isFile())) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(cache, `${name}.stamp`);

const stampIs = (name, digest) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === digest;

function stamp(name, digest) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(name), digest);
}
