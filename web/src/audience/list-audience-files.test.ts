import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, test } from 'vitest';
import linguiConfig from '../../../lingui.config.ts';
import { audienceSources } from './audience-sources.ts';
import { audiences, type Audience } from './audience.ts';
import { listAudienceFiles } from './list-audience-files.ts';

/** A site of two pages, for customers and for staff. */
const example = {
  folder: fileURLToPath(new URL('testing', import.meta.url)),
  routes: [
    { path: '/welcome', file: 'customer-page.tsx' },
    // A layout has no address of its own.
    { file: 'frame.tsx', children: [{ path: '/admin/today', file: 'staff-page.tsx' }] },
  ],
};
const filesFor = (audience: Audience) => listAudienceFiles(audience, example);

test('a page is made of its route and all that this imports, at once or later, but not of types', () => {
  expect(filesFor('customer').map((file) => basename(file))).toEqual([
    'customer-page.tsx',
    'root.tsx',
    'shared-part.tsx',
  ]);
  expect(filesFor('staff').map((file) => basename(file))).toEqual([
    'frame.tsx',
    'root.tsx',
    'shared-part.tsx',
    'staff-page.tsx',
    'staff-part.tsx',
  ]);
});

test('a class that only staff see is in no customer’s style sheet, and the other way round', async () => {
  const [customer, staff] = await Promise.all([styleSheet('customer'), styleSheet('staff')]);
  expect(paddings(customer)).toEqual(['1px', '2px', '3px']);
  expect(paddings(staff)).toEqual(['1px', '2px', '4px', '5px']);
});

test('a text that only staff read is in no customer’s catalog, and the other way round', () => {
  expect(texts('customer')).toEqual(['For customers', 'For everybody']);
  expect(texts('staff')).toEqual(['For everybody', 'For staff']);
});

test('the catalogs are made from the same files as the style sheets', () => {
  const included = linguiConfig.catalogs
    ?.slice(0, audiences.length)
    .map(({ include }) => include.map((path) => path.replace('<rootDir>/web/', '')));
  const web = fileURLToPath(new URL('../../', import.meta.url));
  const files = audiences.map((audience) =>
    listAudienceFiles(audience).map((file) => file.replace(web, '').replaceAll('\\', '/')),
  );
  // Behind them come the catalogs of the server and of the screens without an audience.
  expect(included?.slice(0, files.length)).toEqual(files);
  expect(files[0]).toContain('src/customer/home/home-page.tsx');
  for (const list of files.slice(1)) expect(list).not.toContain('src/customer/home/home-page.tsx');
  for (const list of files) expect(list).toContain('src/app/not-found-page.tsx');
});

async function styleSheet(audience: Audience): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [audienceSources(filesFor), tailwindcss()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL(`../app/styles/${audience}.css`, import.meta.url)) },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
}

/** Classes of the example's own pages. */
const paddings = (css: string) =>
  [...css.matchAll(/^\s*padding: (\d+px);$/gm)].map(([, value = '']) => value).toSorted();

/** The texts of the catalog's files. */
const texts = (audience: Audience) =>
  filesFor(audience)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<Trans>(.+)<\/Trans>/g)])
    .map(([, text = '']) => text)
    .toSorted();
