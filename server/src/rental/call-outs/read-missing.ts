import { readFacts } from '@laine/contract/read-facts.ts';
import { earlier, later } from '@laine/rules/time/instants.ts';
import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { isConnected, socketSilence } from '../../site/stations/link/station-silence.ts';
import { listBoardsOut } from './call-out-store.ts';

/** Facts about the missing person, shown to the people called and to nobody else. */
export type Missing = {
  name: string | null;
  phone: string;
  lockerNumbers: number[];
  dueAt: Temporal.Instant;
  collectedAt: Temporal.Instant | null;
  lastDoorAt: Temporal.Instant | null;
  saidFineAt: Temporal.Instant | null;
  station: CalledStation;
};

export type CalledStation = {
  name: string;
  locationText: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  silentSince: Temporal.Instant | null;
};

const AlertData = z.object({ saidFineAt: z.string().nullish() });

/** Undefined when no board of the booking is out any more. */
export async function readMissing(
  deps: Pick<Deps, 'db'>,
  { target: bookingId, data }: { target: string; data: unknown },
): Promise<Missing | undefined> {
  const { query } = deps.db;
  const boards = await listBoardsOut(query, bookingId);
  const [first] = boards;
  const renter = await query
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select(['bookings.phone', 'bookings.stationId', 'accounts.name', 'accounts.surname'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!first || !renter) return undefined;
  const said = AlertData.safeParse(data).data?.saidFineAt;
  return {
    name: [renter.name, renter.surname].filter((part) => part !== null).join(' ') || null,
    phone: renter.phone,
    lockerNumbers: boards.flatMap(({ lockerNumber }) => lockerNumber ?? []),
    dueAt: boards.map(({ end }) => end).reduce(earlier),
    collectedAt: first.firstOpenAt,
    lastDoorAt: boards.flatMap(({ lastDoorAt }) => lastDoorAt ?? []).reduce<Temporal.Instant | null>(latest, null),
    saidFineAt: said ? Temporal.Instant.from(said) : null,
    station: await readCalledStation(deps, renter.stationId),
  };
}

export async function readCalledStation({ db }: Pick<Deps, 'db'>, stationId: string): Promise<CalledStation> {
  const row = await db.query
    .selectFrom('stations')
    .select(['metadata', 'prefs', 'apiKeyHash', 'lastSeenAt', socketSilence.as('silentForInSeconds')])
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  const { facts } = readFacts(row.metadata);
  return {
    name: facts?.name ?? stationId,
    locationText: facts?.locationText ?? '',
    timeZone: facts?.timeZone ?? 'UTC',
    latitude: facts?.latitude ?? 0,
    longitude: facts?.longitude ?? 0,
    silentSince: row.apiKeyHash !== null && !isConnected(row) ? row.lastSeenAt : null,
  };
}

const latest = (one: Temporal.Instant | null, other: Temporal.Instant) => (one ? later(one, other) : other);
