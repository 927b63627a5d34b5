import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Visits begin on these, on phones and slow networks: everybody waits for what they load at once. */
const firstPages = [
  'src/customer/home/home-page.tsx',
  'src/customer/station/station-page.tsx',
  'src/customer/login/login-page.tsx',
];
const shell = ['src/app/entry.client.tsx', 'src/app/document.tsx', 'src/app/layout/site-frame.tsx'];

const web = fileURLToPath(new URL('../../', import.meta.url));

test.each(firstPages)('%s brings no library along but React, the router, the words and the icons', (page) => {
  const packages = [...listImports([page, ...shell])].filter((name) => !name.endsWith('?url')).toSorted();
  expect(packages).toEqual(
    ['@lingui/react', '@lingui/core', 'lucide-react', 'react', 'react-dom', 'react-router'].toSorted(),
  );
});

/** The packages that these files import at once, directly or through files of our own. */
function listImports(files: readonly string[]): Set<string> {
  const [visited, packages] = [new Set<string>(), new Set<string>()];
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const name of importsOf(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) visit(join(dirname(file), name));
      else if (name.startsWith('@laine/')) visit(join(web, '..', name.replace(/^@laine\/([^/]+)\//, '$1/src/')));
      else packages.add(name.endsWith('?url') ? name : packageOf(name));
    }
  };
  for (const file of files) visit(join(web, file));
  return packages;
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Without type imports and dynamic ones. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)(?! type\b)(?: [^;']* from)? '([^']+)';/gm)].map(([, name = '']) => name);
