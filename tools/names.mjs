// Checks that a file is named after its export.
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { filesIn, root } from './setup.mjs';

const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;

/** Files named after something else, each with its reason. */
const exceptions = [
  { files: /-store\.ts$/, because: 'a store is named after what it stores, however many statements that takes' },
  { files: /-fixture\.ts$/, because: 'a fixture is a program or a set of values for one test' },
  { files: /\/texts\/|\/words\//, because: 'texts are named after their language' },
  { files: /-routes\.ts$|\/routes\.ts$|\/routes\//, because: 'routes are named after the noun of their calls' },
  { files: /\/app\/(?:root|entry\.\w+)\.tsx$/, because: 'React Router looks for these names' },
  { files: /\.d\.[cm]?ts$|\.config\.ts$/, because: 'tools look for these names' },
  { files: /\.test\.tsx?$|\.journey\.ts$/, because: 'a test is named after what it tests' },
  { files: /^server\/src\/testing\/global-setup\.ts$/, because: 'vitest looks for the export `setup`' },
];

/**
 * Undefined when the name is right: a file with one exported value, or with no value and one type, is named after it.
 */
export function wrongName(path, text) {
  if (exceptions.some(({ files }) => files.test(path))) return undefined;
  const { values, types, hasDefault } = exportsOf(path, text);
  const [only, ...others] = values.length > 0 ? values : types;
  if (hasDefault || only === undefined || others.length > 0) return undefined;
  const stem = basename(path).replace(/(?:\.server)?\.tsx?$/, '');
  const names = [...values, ...types].flatMap((name) => [plain(name), `${plain(name)}s`]);
  return names.includes(plain(stem)) ? undefined : `${path} exports ${only}`;
}

/** Exceptions that no file needs any more, one sentence each. */
export const idleExceptions = (paths) =>
  exceptions
    .filter(({ files }) => !paths.some((path) => files.test(path)))
    .map(({ files }) => `no file matches the exception ${files.source}`);

/** `findDoorCode`, `FIND_DOOR_CODE` and `find-door-code` are one name. */
const plain = (name) => name.replaceAll(/[-_.]/g, '').toLowerCase();

function exportsOf(path, text) {
  const { body } = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  const values = [];
  const types = [];
  for (const { type, declaration } of body) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    const names = (declaration.declarations ?? [declaration]).map(({ id }) => id?.name);
    (declaration.type.startsWith('TS') ? types : values).push(...names);
  }
  return { values, types, hasDefault: body.some(({ type }) => type === 'ExportDefaultDeclaration') };
}

function listSources() {
  return workspaces
    .flatMap((workspace) => filesIn(join(root, workspace)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|build|\.react-router)\//.test(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = listSources();
  const misnamed = paths.flatMap((path) => wrongName(path, readFileSync(join(root, path), 'utf8')) ?? []);
  const wrong = [
    ...misnamed.map((sentence) => `${sentence}: name the one after the other, see`),
    ...idleExceptions(paths).map((sentence) => `${sentence}: drop it from`),
  ];
  for (const sentence of wrong) process.stderr.write(`${sentence} tools/names.mjs\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
