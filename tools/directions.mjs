// Every import goes in a direction of the floor plan; what the plan does not name is refused.
import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { floorPlan, isForTests, isStore } from './floor-plan.mjs';
import { filesIn, root } from './setup.mjs';

/** What one file may not import, each as a sentence. */
export function wrongImports(path, text) {
  if (isForTests(path)) return [];
  const plan = floorPlan.find(({ room }) => isIn(path, room));
  if (!plan) return [`${path} stands in no room of tools/floor-plan.mjs`];
  return importsOf(path, text)
    .filter((name) => !isAllowed(path, plan, name))
    .map((name) => `${path} imports ${name}`);
}

/** Also those of types, and `import('…')` with a plain text in it. */
function importsOf(path, text) {
  const names = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    const named = node.type === 'TSExternalModuleReference' ? node.expression : node.source;
    if (typeof named?.value === 'string') names.push(named.value);
    if (named?.type === 'TemplateLiteral') names.push(named.quasis.map(({ value }) => value.cooked).join('…'));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return names;
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
    .flatMap((workspace) => filesIn(join(root, workspace)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((path) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path))
    .filter((path) => !/(?:^|\/)(?:node_modules|build|\.react-router)\//.test(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = listSources().flatMap((path) => wrongImports(path, readFileSync(join(root, path), 'utf8')));
  for (const line of wrong) process.stderr.write(`${line}: not a direction of tools/floor-plan.mjs\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
