import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageParts } from './page-parts.ts';

const routes = ['home', 'station', 'login', 'booking'].map((page) => ({
  path: `/${page}`,
  file: `routes/${page}.tsx`,
}));
const route = (file: string) => join('app', `${file}.tsx?__react-router-build-client-route`);
const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';

/** Each module with what it imports; after a tilde what it imports later. */
const imports: Record<string, readonly string[]> = {
  [join('app', 'entry.client.tsx')]: ['react-dom', '~words'],
  [route('root')]: ['header'],
  header: ['react', 'button', ICONS],
  'react-dom': ['react'],
  [route('routes/home')]: ['faq', 'button', 'card'],
  [route('routes/station')]: ['faq', 'sign-in', 'button', 'timeline', 'price', '~calls', ICONS],
  [route('routes/login')]: ['sign-in'],
  [route('routes/booking')]: ['price', 'ticket'],
  'sign-in': ['field'],
  timeline: ['clock'],
  calls: ['clock', 'schemas'],
};
const code: Record<string, string> = {
  header: `import { Menu, X as Close } from "lucide-react";`,
  [route('routes/station')]: `import { Waves } from 'lucide-react';`,
  [ICONS]: [
    `export { default as Menu, default as MenuIcon } from './icons/menu.mjs';`,
    `export { default as Waves, default as WavesHorizontal } from './icons/waves-horizontal.mjs';`,
    `export { default as X } from './icons/x.mjs';`,
  ].join('\n'),
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id] ?? []).filter((name) => !name.startsWith('~')),
    dynamicallyImportedIds: (imports[id] ?? []).filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    code: code[id] ?? '',
  }),
};

const groups = pageParts({ folder: 'app', routes });
const partOf = (id: string) => groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null;
const parts = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, partOf(id)]));
const icon = (name: string) => join('/node_modules/lucide-react/dist/esm/icons', `${name}.mjs`);

test('what stands around every page is one file, also what pages use besides', () => {
  expect(parts('react', 'react-dom', 'header', 'button', icon('menu'), icon('x'))).toEqual({
    react: 'frame',
    'react-dom': 'frame',
    header: 'frame',
    button: 'frame',
    [icon('menu')]: 'frame',
    [icon('x')]: 'frame',
  });
});

test('what first pages share is one file for each set of them, and what one shares with others is one', () => {
  expect(parts('faq', 'sign-in', 'field', 'price', 'clock')).toEqual({
    faq: 'home-station',
    'sign-in': 'station-login',
    field: 'station-login',
    price: 'station-and-others',
    clock: 'station-and-others',
  });
});

test('what brings a page to life stays by itself, so that it runs when it is called and not before', () => {
  expect(parts(join('app', 'entry.client.tsx'))).toEqual({ [join('app', 'entry.client.tsx')]: null });
});

test('what is loaded later, and what one page alone uses, has no part in it', () => {
  const own = ['timeline', 'card', 'ticket', 'calls', 'schemas', 'words', icon('waves-horizontal')];
  expect(Object.values(parts(...own))).toEqual(own.map(() => null));
});

test('a part of more pages takes its modules first, so that none of them goes along with who imports it', () => {
  const byPriority = groups.toSorted((a, b) => b.priority - a.priority);
  const order = (id: string) => byPriority.findIndex(({ name }) => name(id, graph) !== null);
  const places = ['react', 'faq', 'price'].map(order);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
