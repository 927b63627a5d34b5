import { audienceOf, type Audience } from './audience.ts';

type Route = { id: string; parentId?: string; path?: string };

/**
 * The routes of one audience. A link to another audience's page does a full page load, so a customer's browser never
 * learns the structure of staff pages.
 */
export function audienceRoutes<T extends Route>(routes: Record<string, T>, audience: Audience): Record<string, T> {
  const all = Object.values(routes);
  const addressOf = ({ parentId, path = '' }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    const above = parent ? addressOf(parent) : '';
    return path === '' ? above : `${above}/${path.replace(/^\//, '')}`;
  };
  const isTheirs = (route: T): boolean => {
    const below = all.filter(({ parentId }) => parentId === route.id);
    // A layout belongs to the audience of its pages; the page for unknown addresses belongs to everybody.
    if (below.length > 0) return below.some(isTheirs);
    const address = addressOf(route);
    return address === '/*' || audienceOf(address || '/') === audience;
  };
  return Object.fromEntries(all.filter(isTheirs).map((route) => [route.id, route]));
}

/** An audience's table of routes, beside the file with all of them. */
export const audienceManifest = (address: string, audience: Audience): string =>
  address.replace(/\.js$/, `-${audience}.js`);

/**
 * The content of that file. It names itself: with the full file's name, a browser would render a link to it and load
 * that table too.
 */
export function audienceTable<T extends Route, M extends { url: string; routes: Record<string, T> }>(
  whole: M,
  audience: Audience,
): M {
  return {
    ...whole,
    url: audienceManifest(whole.url, audience),
    routes: audienceRoutes(whole.routes, audience),
  };
}
