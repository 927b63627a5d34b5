import type { RefusalCode } from '@laine/contract/refusals.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { STATION_SILENT_AFTER_SECONDS } from '@laine/rules/constants.ts';
import type { ExtensionOffer, ExtensionProblem } from '@laine/rules/price/extension-offer.ts';
import { extensionOffer } from '@laine/rules/price/extension-offer.ts';
import type { LongerSeating } from '@laine/rules/seats/seat-longer-sessions.ts';
import { seatLongerSessions } from '@laine/rules/seats/seat-longer-sessions.ts';
import { later, secondsBetween } from '@laine/rules/time/instants.ts';
import { wallHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { isAskedBack } from '../../telling/notices/read-broadcast-news.ts';
import type { BookingToExtend } from '../bookings/booking-to-extend.ts';
import { isGivenBack, listSessionsOf } from '../sessions/list-sessions.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import { countLapsed } from './extension-store.ts';

/** A refused card, another one, and one more try. */
const MAX_LAPSED_HOURS = 3;

export type HourOffer = ExtensionOffer & {
  oldEnd: Temporal.Instant;
  sessionIds: string[];
  boards: number;
  seating: LongerSeating;
};

/** For a paying customer. Letting it lapse again and again would keep the hour from others for free. */
export async function offerPaidHour(...asked: Parameters<typeof offerHour>): Promise<HourOffer> {
  const [db, , { id }] = asked;
  if ((await countLapsed(db, id)) >= MAX_LAPSED_HOURS) throw new Refusal('not-extendable');
  return offerHour(...asked);
}

/**
 * Price and effects of one more hour, or why it can't be had. It covers the boards that aren't back yet and whose money
 * doesn't go back; if staff gave them different times, those that are out the longest.
 */
export async function offerHour(
  db: Db,
  station: BookingStation,
  booking: BookingToExtend,
  now: Temporal.Instant,
): Promise<HourOffer> {
  const { id, status, start, terms, extendedAt } = booking;
  if (status !== 'complete') throw new Refusal('not-extendable');
  if (station.isClosed || !station.facts) throw new Refusal('station-closed');
  if (await isAskedBack(db, id, now)) throw new Refusal('called-ashore');
  const sessions = await listSessionsOf(db, id);
  const open = sessions.filter((session) => isOpen(session) && !isGivenBack(session, sessions));
  if (open.length === 0 && sessions.some(isOpen)) throw new Refusal('not-extendable');
  const end = open.map((session) => session.end).reduce(later, open[0]?.end ?? booking.end);
  const last = open.filter((session) => session.end.equals(end));
  const sessionIds = last.map(({ id: one }) => one);
  // A board and its replacement were paid for once.
  const boards = last.filter(({ replaces }) => replaces === null || !sessionIds.includes(replaces)).length;
  const extensionsUsed = extendedAt === null ? 0 : 1;
  const wish = { start, end, extensionsUsed, boards };
  const offer = extensionOffer(station.facts, terms, wish, now);
  if (typeof offer === 'string') throw refusalOf(offer, station.facts, start);
  if (sessionIds.length === 0) throw new Refusal('rental-over');

  const load = await readStationLoad(db, station, now);
  const seating = seatLongerSessions(load, { sessionIds, added: { start: end, end: offer.newEnd } }, now);
  if (seating === 'does-not-fit') throw new Refusal('extension-no-boards');
  if (seating.moves.length > 0 && isOutOfReach(station, now))
    throw new Refusal('station-unreachable', { wish: 'other' });
  return { ...offer, oldEnd: end, sessionIds, boards, seating };
}

const isOpen = ({ status }: { status: string }) => status === 'created' || status === 'started';

/** The next renter would come to a locker that the station still gives to this one. */
function isOutOfReach({ hasProgram, isConnected, lastSeenAt }: BookingStation, now: Temporal.Instant): boolean {
  if (!hasProgram || isConnected) return false;
  return lastSeenAt === null || secondsBetween(lastSeenAt, now) > STATION_SILENT_AFTER_SECONDS;
}

const refusalOf = (problem: ExtensionProblem, facts: StationFacts, start: Temporal.Instant): Refusal =>
  problem === 'past-closing'
    ? new Refusal('extension-past-closing', { close: wallHours(facts, dateIn(facts.timeZone, start)).close })
    : new Refusal(refusalCodes[problem]);

const refusalCodes = {
  'already-extended': 'already-extended',
  'already-over': 'rental-over',
  'too-long': 'not-extendable',
} as const satisfies Record<Exclude<ExtensionProblem, 'past-closing'>, RefusalCode>;
