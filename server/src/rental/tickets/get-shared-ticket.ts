import { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { SAFETY_VERSION } from '@laine/legal/safety-lines.ts';
import type { Deps } from '../../ground/deps.ts';
import { getStationOfBooking } from '../../site/stations/facts/list-stations.ts';
import { readBroadcastNews } from '../../telling/notices/read-broadcast-news.ts';
import { movedFrom } from '../bookings/present-booking.ts';
import { readReturns } from '../returns/read-returns.ts';
import { findSharedTicket, type TicketLink } from './find-shared-ticket.ts';
import { markAccepted } from './ticket-share-store.ts';

type Reading = TicketLink & { locale: Locale };

/** For whoever has the link. It includes the code once somebody has agreed to the safety lines. */
export async function getSharedTicket(deps: Deps, { locale, ...link }: Reading): Promise<SharedTicket> {
  const shared = await findSharedTicket(deps, link);
  const { status, start, end, lockerNumber, code, acceptedAt, sessionId, stationId } = shared;
  const { query } = deps.db;
  // Joined with its booking, so there is one.
  const bookingId = shared.bookingId ?? '';
  const { questions } = await readReturns(query, bookingId, deps.now());
  return {
    station: SharedTicket.shape.station.parse(await getStationOfBooking(deps, stationId)),
    start: start.toString(),
    end: end.toString(),
    status: status === 'started' ? 'started' : 'created',
    lockerNumber,
    movedFrom: movedFrom(shared),
    code: acceptedAt === null ? null : code,
    acceptedAt: acceptedAt?.toString() ?? null,
    isInQuestion: questions.some((question) => question.sessionId === sessionId && question.answer === null),
    news: await readBroadcastNews(query, bookingId, { locale, now: deps.now() }),
  };
}

/** The agreement is stored with its version, language and time, and nothing about the person. */
export async function acceptSafety(deps: Deps, reading: Reading): Promise<SharedTicket> {
  const { id } = await findSharedTicket(deps, reading);
  const agreement = { safetyVersion: SAFETY_VERSION, locale: reading.locale };
  await markAccepted(deps.db.query, id, agreement, deps.now());
  return getSharedTicket(deps, reading);
}
