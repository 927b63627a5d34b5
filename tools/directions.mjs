// Every import goes in a direction of the floor plan. Reads the words `import` and `export … from` at line starts and
// `import('…')`; what the plan does not name is refused.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floorPlan, isForTests, isStore } from './floor-plan.mjs';
import { root } from './setup.mjs';

const imports =
  /^(?:import|export)\s[^'"=(;]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** What one file may not import, each as a sentence. */
export function wrongImports(path, text) {
  if (isForTests(path)) return [];
  const plan = floorPlan.find(({ room }) => isIn(path, room));
  if (!plan) return [`${path} stands in no room of tools/floor-plan.mjs`];
  return [...text.matchAll(imports)]
    .map((match) => match[1] ?? match[2] ?? match[3])
    .filter((name) => !isAllowed(path, plan, name))
    .map((name) => `${path} imports ${name}`);
}

function isAllowed(path, { room, may, packages }, name) {
  const target = fileOf(path, name);
  if (target === undefined) return !packages || packages.includes(packageOf(name));
  if (isForTests(target)) return false;
  if (isIn(target, room) && floorPlan.find((plan) => isIn(target, plan.room))?.room === room) return true;
  if (isStore(target)) return false;
  return may.some((allowed) => isIn(target, allowed));
}

const isIn = (path, room) => path === room || path.startsWith(`${room}/`);

/** A file of ours as a path from the root, whichever way it is named. */
function fileOf(path, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
  if (!name.startsWith('@laine/')) return undefined;
  const [, workspace, ...rest] = name.split('/');
  return posix.join(workspace, 'src', ...rest);
}

const packageOf = (name) =>
  name.startsWith('node:') ? 'node' : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function listSources() {
  const workspaces = [...new Set(floorPlan.map(({ room }) => room.split('/', 1)[0]))];
  return workspaces
    .flatMap((workspace) => readdirSync(join(root, workspace), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? dirname(entry.path), entry.name)).replaceAll(sep, '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|build|\.react-router)\//.test(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = listSources().flatMap((path) => wrongImports(path, readFileSync(join(root, path), 'utf8')));
  for (const line of wrong) process.stderr.write(`${line}: not a direction of tools/floor-plan.mjs\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
