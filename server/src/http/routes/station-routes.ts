import type { Locate } from '../../ports/locate.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { listReviews } from '../../reviews/list-reviews.ts';
import { getStation, listStations } from '../../stations/facts/list-stations.ts';
import type { PublicCache } from '../pages/public-cache.ts';
import { encode, serve } from '../request/serve.ts';

/** Kept under its URL: see `answer-from-cache.ts`. */
const CACHED_LIST = '/api/stations';

export const stationRoutes = (deps: Deps, cache: PublicCache, locate: Locate) => [
  serve(deps, calls.stations, async ({ who, request }) => {
    const list = async () => ({ stations: await listStations(deps, who) });
    const encoded = async () => encode(calls.stations, await list());
    return request.visit.isAnonymous ? cache.keep(CACHED_LIST, encoded) : list();
  }),
  serve(deps, calls.station, async ({ who, params }) => ({ station: await getStation(deps, who, params.stationId) })),
  serve(deps, calls.reviews, async () => ({ reviews: await cache.keep('reviews', () => listReviews(deps)) })),
  serve(deps, calls.location, ({ request }) => ({ location: locate(request.headers, request.ip) ?? null })),
];
