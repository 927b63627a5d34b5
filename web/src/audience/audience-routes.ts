import { audienceOf, type Audience } from './audience.ts';

type Route = { id: string; parentId?: string; path?: string };

/**
 * The routes that a page of an audience knows. A link to somebody else's page loads that page anew, so no customer's
 * browser is told how the pages of staff are put together.
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
    // A frame is for whom its pages are; the page for addresses that nobody has is for everybody.
    if (below.length > 0) return below.some(isTheirs);
    const address = addressOf(route);
    return address === '/*' || audienceOf(address || '/') === audience;
  };
  return Object.fromEntries(all.filter(isTheirs).map((route) => [route.id, route]));
}

/** Where the routes of an audience lie, beside the file with all of them. */
export const audienceManifest = (address: string, audience: Audience): string =>
  address.replace(/\.js$/, `-${audience}.js`);

/**
 * What that file says. It names itself: a browser that is told of the whole one renders a link to it, and loads that
 * table too.
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
