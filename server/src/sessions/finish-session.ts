import { compensationInCents } from '@laine/rules/compensation.ts';
import { earlier, later } from '@laine/rules/instants.ts';
import { itemKind } from '@laine/rules/item-kind.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { closeAlertsOfFoundItems } from '../stations/close-alerts-of-found-items.ts';
import { queueWebhook } from '../webhooks/queue-webhook.ts';
import type { EventContext } from './event-context.ts';
import { openLockerAgain } from './open-locker-again.ts';
import type { SessionRow } from './rental-store.ts';
import { findSession, insertDraftClaim, listItems, markFinished, setItemStatus } from './rental-store.ts';
import { startSession } from './start-session.ts';
import { Unappliable } from './unappliable.ts';

type SessionFinish = { sessionId: string; lockerNumber: number; missingItemIds: string[] };

/** The board is back. What is not is for staff to look into. */
export async function finishSession(context: EventContext, finish: SessionFinish): Promise<void> {
  const { tx, station, now } = context;
  const { sessionId, lockerNumber } = finish;
  const session = await getStarted(context, finish);
  const closeAt = closeOf(session, context.countedAt);
  await markFinished(tx, sessionId, closeAt, now);

  const missing = await noteItems(context, finish);
  const hasBoard = !missing.some((item) => itemKind(item) === 'board');
  await openLockerAgain(context, { sessionId, lockerNumber, hasBoard });
  if (session.status === 'finished') return;
  if (missing.length > 0) await claimMissing(context, session, missing);
  if (session.bookingId !== null) await queueNotices(tx, { bookingId: session.bookingId, kind: 'receipt', now });
  await queueWebhook(tx, station.id, { type: 'session-end', lockerNumber, session: asWebhook(session, closeAt) }, now);
}

/** A return proves that the board was collected, even if we never heard of it. */
async function getStarted(context: EventContext, { sessionId, lockerNumber }: SessionFinish): Promise<SessionRow> {
  const { tx, station } = context;
  const session = await findSession(tx, station.id, sessionId);
  if (session?.status === 'created' || session?.status === 'cancelled') {
    await startSession(context, { sessionId, lockerNumber, baseline: null });
    return getStarted(context, { sessionId, lockerNumber, missingItemIds: [] });
  }
  if (!session) throw new Unappliable('unknown session');
  return session;
}

/** Where staff closed it before the station's journal arrived, the earlier moment counts. */
function closeOf({ closeAt, firstOpenAt }: SessionRow, countedAt: Temporal.Instant): Temporal.Instant {
  const closed = closeAt ? earlier(closeAt, countedAt) : countedAt;
  return firstOpenAt ? later(firstOpenAt, closed) : closed;
}

type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

async function noteItems({ tx, station, now }: EventContext, finish: SessionFinish): Promise<ItemRow[]> {
  const items = await listItems(tx, station.id, finish.lockerNumber);
  const isMissing = (item: ItemRow) => finish.missingItemIds.includes(item.id);
  const missing = items.filter(isMissing);
  await setItemStatus(tx, idsOf(missing), 'not-found', now);
  await setItemStatus(tx, idsOf(items.filter((item) => !isMissing(item))), 'found', now);
  await closeAlertsOfFoundItems(tx, station.id, now);
  return missing;
}

async function claimMissing({ tx, station, now }: EventContext, { id: sessionId }: SessionRow, missing: ItemRow[]) {
  const kinds = missing.map(itemKind);
  const names = missing.map(({ name }) => name);
  const claim = {
    sessionId,
    stationId: station.id,
    items: kinds,
    amountInCents: compensationInCents(kinds),
    note: `Not found at the return: ${names.join(', ')}`,
  };
  await insertDraftClaim(tx, claim, now);
  const data = { sessionId, items: names, itemIds: idsOf(missing) };
  await raiseAlert(tx, { kind: 'item-missing', target: sessionId, stationId: station.id, data }, now);
}

const idsOf = (items: ItemRow[]) => items.map(({ id }) => id);

/** Door codes never leave this way. */
const asWebhook = (session: SessionRow, closeAt: Temporal.Instant) => ({
  id: session.id,
  code: '' as const,
  start: session.start.toString(),
  end: session.end.toString(),
  status: 'finished' as const,
  firstOpenTime: session.firstOpenAt?.toString() ?? null,
  closeTime: closeAt.toString(),
  lockerNumber: session.lockerNumber,
  stationId: session.stationId,
  bookingId: session.bookingId,
  note: session.note,
  externalUrl: session.externalUrl,
});
