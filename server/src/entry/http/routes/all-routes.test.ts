import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A noun is one word everywhere: `alert-calls` (contract), `alert-routes` (here), `alerts/` (domain). */

const textOf = (path: string) => readFileSync(path, 'utf8');
const here = fileURLToPath(new URL('.//', import.meta.url));
const server = fileURLToPath(new URL('../../../', import.meta.url));
const contract = fileURLToPath(new URL('../../../../../contract/src/', import.meta.url));

const routeFiles = readdirSync(here).filter((file) => file.endsWith('-routes.ts') && file !== 'all-routes.ts');
const folders = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && basename(entry.parentPath) !== 'src')
  .map(({ name }) => name);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const callsOf = (noun: string) =>
  ['public', 'admin'].flatMap((place) => {
    const file = `${noun}-calls.ts`;
    if (!readdirSync(`${contract}${place}`).includes(file)) return [];
    return namesIn(textOf(`${contract}${place}/${file}`), /^ {2}(\w+): (?:get|post|put|del)\(/gm);
  });

/** Everything on sale is one domain with several nouns of calls; of a wish there are several. */
const homes = new Map([
  ['gift-card', 'shop'],
  ['opening-wish', 'opening-wishes'],
  ['pass', 'shop'],
]);

test.each(routeFiles)('%s serves calls of its noun, out of the domain of its noun', (file) => {
  const noun = basename(file, '-routes.ts');
  const served = namesIn(textOf(here + file), /serve\(\s*deps,\s*calls\.(\w+)/g);
  expect(served).not.toEqual([]);
  expect(served.filter((name) => !callsOf(noun).includes(name))).toEqual([]);
  const home = homes.get(noun) ?? noun;
  expect(folders.filter((folder) => [home, `${home}s`].includes(folder))).toHaveLength(1);
});

test.each(routeFiles)('%s is served', (file) => {
  const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(textOf(`${here}all-routes.ts`)).toContain(`  ...${name}(`);
});
