import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import appRoutes from '../app/routes.ts';
import { audienceOf, type Audience } from './audience.ts';

const appFolder = fileURLToPath(new URL('../app', import.meta.url));

/** Around every page, whomever it is for. */
const shell = ['root.tsx', 'entry.client.tsx', 'entry.server.tsx'];

type Site = { routes: readonly RouteConfigEntry[]; folder: string };

/**
 * Every file that the pages of an audience are made of: their routes and what these import, and so on. Style sheets and
 * catalogs are made from these files, so that a part used by staff alone adds nothing to a customer's page.
 */
export function listAudienceFiles(
  audience: Audience,
  { routes, folder }: Site = { routes: appRoutes, folder: appFolder },
): string[] {
  const entries = [...shell, ...routes.flatMap((route) => routeFiles(route, audience, ''))];
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const name of importsOf(readFileSync(file, 'utf8'))) visit(join(dirname(file), name));
  };
  for (const entry of entries) visit(join(folder, entry));
  return [...found].toSorted();
}

/** The page for unknown addresses belongs to everybody; a layout without an address to the audience of its pages. */
function routeFiles({ file, path = '', children = [] }: RouteConfigEntry, audience: Audience, above: string): string[] {
  const address = path === '' ? above : `${above}/${path.replace(/^\//, '')}`;
  const isFrame = path === '' && children.length > 0;
  const isTheirs = !isFrame && (address === '/*' || audienceOf(address) === audience);
  const below = children.flatMap((child) => routeFiles(child, audience, address));
  return isTheirs || below.length > 0 ? [file, ...below] : [];
}

/** Own files that are loaded, at once or later; types are not. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/(?:^(?:import|export)(?! type\b)[^;']*|\bimport\(\s*)'(\.[^']+\.tsx?)'/gm)].map(
    ([, name = '']) => name,
  );
