import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Locate } from '../../../ground/ports/locate.ts';
import { listFreeBoards } from '../../../rental/sessions/list-free-boards.ts';
import { readCard } from '../../../site/stations/commands/read-card.ts';
import { execOnStation, updateProgram } from '../../../site/stations/commands/run-on-station.ts';
import { getAdminStation, listAdminStations } from '../../../site/stations/facts/admin-stations.ts';
import { createStation } from '../../../site/stations/facts/create-station.ts';
import { editStation } from '../../../site/stations/facts/edit-station.ts';
import { listStationNames } from '../../../site/stations/facts/list-station-names.ts';
import { getStation, isPartAsked, listStations } from '../../../site/stations/facts/list-stations.ts';
import type { StationList } from '../../../site/stations/facts/open-station-list.ts';
import { listPings } from '../../../site/stations/link/list-pings.ts';
import { replaceStationKey } from '../../../site/stations/link/replace-station-key.ts';
import { drawStationPoster } from '../../../site/stations/poster/draw-station-poster.ts';
import type { PublicList } from '../pages/open-public-list.ts';
import { locatedOf } from '../request/address-of.ts';
import { encode, serve } from '../request/serve.ts';

type Parts = { list: StationList; publicList: PublicList; locate: Locate };

export const stationRoutes = (deps: Deps, { list, publicList, locate }: Parts) => [
  serve(deps, calls.stations, async ({ who, input, visit, request }) => {
    // It is the same for everybody, and mostly answered before it comes here: see `answer-from-cache.ts`.
    if (visit.isAnonymous && !isPartAsked(input)) return publicList.make();
    return encode(
      calls.stations,
      await listStations(deps, { list, readFreeBoards: listFreeBoards }, who, input),
      request.headers,
    );
  }),

  serve(deps, calls.station, async ({ who, input }) => ({ station: await getStation(deps, who, input) })),

  serve(deps, calls.location, ({ request }) => ({ location: locate(locatedOf(request)) ?? null })),

  serve(deps, calls.adminStations, async ({ who }) => ({ stations: await listAdminStations(deps, who) })),

  serve(deps, calls.stationNames, async ({ who }) => ({ stations: await listStationNames(deps, who) })),

  serve(deps, calls.adminStation, ({ who, input }) => getAdminStation(deps, who, input)),

  serve(deps, calls.stationPosterPdf, ({ who, input }) => drawStationPoster(deps, who, input, 'pdf')),

  serve(deps, calls.stationPosterSvg, ({ who, input }) => drawStationPoster(deps, who, input, 'svg')),

  serve(deps, calls.newStation, ({ actor, input }) => createStation(deps, actor, input)),

  serve(deps, calls.editStation, ({ actor, input }) => editStation(deps, actor, input)),

  serve(deps, calls.newStationKey, async ({ actor, input }) => ({
    newAPIKey: await replaceStationKey(deps, actor, input),
  })),

  serve(deps, calls.readCard, ({ actor, input }) => readCard(deps, actor, input)),

  serve(deps, calls.execOnStation, ({ actor, input }) => execOnStation(deps, actor, input)),

  serve(deps, calls.updateStation, async ({ actor, input }) => ({ success: await updateProgram(deps, actor, input) })),

  serve(deps, calls.pings, async ({ who, input }) => ({
    pings: await listPings(deps, who, input),
    pagination: input,
  })),
];
