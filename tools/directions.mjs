// Every import goes in a direction of the floor plan, and every table is written by its owner alone.
import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { backArrows, floorPlan, isForTests, isStore, tableOwners, writersOfAnyTable } from './floor-plan.mjs';
import { filesIn, root } from './setup.mjs';

/** Forbidden imports of one file, each as a sentence. */
export function wrongImports(path, text) {
  if (isForTests(path)) return [];
  const plan = floorPlan.find(({ room }) => isIn(path, room));
  if (!plan) return [`${path} stands in no room of tools/floor-plan.mjs`];
  return importsOf(path, text)
    .filter((name) => !isAllowed(path, plan, name))
    .map((name) => `${path} imports ${name}`);
}

/** Includes type imports, and `import('…')` with a plain string. */
function importsOf(path, text) {
  const names = [];
  visit(path, text, (node) => {
    const named = node.type === 'TSExternalModuleReference' ? node.expression : node.source;
    if (typeof named?.value === 'string') names.push(named.value);
    if (named?.type === 'TemplateLiteral') names.push(named.quasis.map(({ value }) => value.cooked).join('…'));
  });
  return names;
}

/** Forbidden writes of one server file, each as a sentence. */
export function wrongWrites(path, text) {
  if (!path.startsWith('server/') || isForTests(path)) return [];
  const toAny = writersOfAnyTable.find(({ file }) => file === path)?.may ?? [];
  const wrong = writesIn(path, text).filter(({ verb, table }) =>
    table === SOME_TABLE ? !toAny.includes(verb) : tableOwners[table] !== path,
  );
  return [...new Set(wrong.map(({ table }) => table))].map((table) => `${path} writes ${table}: ${mayWrite(table)}`);
}

function mayWrite(table) {
  if (table === SOME_TABLE) return 'name it in the statement, so that its owner is known';
  const owner = tableOwners[table];
  return owner ? `only ${owner} may` : 'no owner yet: add it to tableOwners in floor-plan.mjs';
}

const SOME_TABLE = 'a table that is only known at run time';

const writingCalls = new Map([
  ['insertInto', 'insert'],
  ['updateTable', 'update'],
  ['deleteFrom', 'delete'],
  ['mergeInto', 'merge'],
  ['replaceInto', 'replace'],
]);
const writingSql =
  /\b(?:(?<verb>insert|merge|delete)\s+(?:into|from)|(?<update>update)(?=\s+\S+\s+set\b))\s+"?(?<table>\w+|…)/gi;

/** Through the query builder, or as plain SQL. */
function writesIn(path, text) {
  const writes = [];
  visit(path, text, (node) => {
    if (node.type === 'CallExpression') {
      const verb = writingCalls.get(node.callee.property?.name);
      if (verb) writes.push({ verb, table: node.arguments[0]?.value ?? SOME_TABLE });
    }
    if (node.type === 'TaggedTemplateExpression') {
      const sql = node.quasi.quasis.map(({ value }) => value.cooked).join('…');
      for (const { groups } of sql.matchAll(writingSql)) {
        const table = groups.table === '…' ? SOME_TABLE : camelCase(groups.table);
        writes.push({ verb: (groups.verb ?? groups.update).toLowerCase(), table });
      }
    }
  });
  return writes;
}

const camelCase = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Every node of a file's syntax. */
function visit(path, text, look) {
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    look(node);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
}

function isAllowed(path, { room, may, packages }, name) {
  const target = fileOf(path, name);
  if (target === undefined) return !packages || packages.includes(packageOf(name));
  if (isForTests(target)) return false;
  if (isIn(target, room) && floorPlan.find((plan) => isIn(target, plan.room))?.room === room) return true;
  if (isStore(target)) return false;
  if (backArrows.some(({ from, to }) => from === path && to === target)) return true;
  return may.some((allowed) => isIn(target, allowed));
}

const isIn = (path, room) => path === room || path.startsWith(`${room}/`);

/** A file of ours as a path from the root, however it's imported. */
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
  const wrong = listSources().flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...wrongImports(path, text).map((sentence) => `${sentence}: not a direction of`),
      ...wrongWrites(path, text).map((sentence) => `${sentence}: see`),
    ];
  });
  for (const sentence of wrong) process.stderr.write(`${sentence} tools/floor-plan.mjs\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
