import { Refusal } from '@laine/contract/refusals.ts';
import { HOLD_SECONDS } from '@laine/rules/constants.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { enqueueAll } from '../../ground/queue/queue.ts';
import { newId } from '../../ground/secrets.ts';
import { openCharge } from '../../money/payments/queue-charge.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import type { BookingToExtend } from '../bookings/booking-to-extend.ts';
import { lockBookingToExtend } from '../bookings/booking-to-extend.ts';
import { endExtensionJob } from '../bookings/end-held-hour.ts';
import { movePassUse } from '../bookings/move-pass-use.ts';
import { lengthenSessions } from '../sessions/move-session-ends.ts';
import { askCardJob } from './ask-card-job.ts';
import type { ExtensionRow } from './extension-store.ts';
import { findLiveExtension, insertExtension } from './extension-store.ts';
import { finishExtension } from './finish-extension.ts';
import type { HourOffer } from './offer-hour.ts';
import { offerPaidHour } from './offer-hour.ts';

export type HourWish = {
  booking: Pick<BookingToExtend, 'id' | 'stationId'>;
  askedFrom: ExtensionRow['askedFrom'];
  /** The price that the customer saw. If it has changed, nothing happens. */
  priceInCents: number | undefined;
};

/** A request that asks the card while the customer waits is done by then, or has died. */
const ASK_AGAIN_AFTER_SECONDS = 30;
const EXCLUSION_VIOLATION = '23P01';

/**
 * Decides with the station locked, and holds the hour if nothing stands in the way: the sessions get their later end at
 * once, so that the database guards their lockers and the station learns of any moves. Asking again finds the same
 * hour.
 */
export async function holdHour(deps: Deps, { booking, askedFrom, priceInCents }: HourWish): Promise<ExtensionRow> {
  const held = withLockedStation(deps, booking.stationId, async (tx, station) => {
    const now = deps.now();
    const locked = await lockBookingToExtend(tx, booking.id);
    const known = await findLiveExtension(tx, locked.id);
    if (known?.status === 'held') return requirePrice(known, priceInCents);
    const offer = requirePrice(await offerPaidHour(tx, station, locked, now), priceInCents);
    return keepHour(tx, locked, { offer, askedFrom }, now);
  });
  return held.catch((error: unknown) => {
    if ((error as { code?: string }).code === EXCLUSION_VIOLATION) throw new Refusal('extension-no-boards');
    throw error;
  });
}

function requirePrice<T extends { priceInCents: number }>(offer: T, seenInCents: number | undefined): T {
  if (offer.priceInCents !== (seenInCents ?? offer.priceInCents)) throw new Refusal('state-moved-on');
  return offer;
}

type Kept = { offer: HourOffer; askedFrom: ExtensionRow['askedFrom'] };

/** The caller holds the locks of station and booking. */
export async function keepHour(tx: Tx, booking: BookingToExtend, { offer, askedFrom }: Kept, now: Temporal.Instant) {
  const { oldEnd, newEnd, priceInCents, sessionIds, boards, seating } = offer;
  const extensionId = newId();
  const heldUntil = plusSeconds(now, HOLD_SECONDS);
  await lengthenSessions(tx, { sessionIds, end: newEnd, seating }, now);
  await movePassUse(tx, booking.id, later(newEnd, booking.end), now);
  const isFree = priceInCents === 0;
  const ledgerId = isFree ? null : await openFirstCharge(tx, booking, { extensionId, priceInCents }, now);
  const extension = await insertExtension(
    tx,
    {
      id: extensionId,
      bookingId: booking.id,
      boards,
      sessionIds,
      priceInCents,
      oldEnd,
      newEnd,
      heldUntil,
      askedFrom,
      ledgerId,
    },
    now,
  );
  if (isFree) return finishExtension(tx, extension, now);
  const askAt = plusSeconds(now, ASK_AGAIN_AFTER_SECONDS);
  const asks = { kind: askCardJob, payload: { extensionId }, runAt: askAt, dedupeKey: `ask-card:${extensionId}` };
  const ends = { kind: endExtensionJob, payload: { extensionId }, runAt: heldUntil };
  await enqueueAll(tx, [asks, { ...ends, dedupeKey: `extension:${extensionId}` }], now);
  return extension;
}

async function openFirstCharge(
  tx: Tx,
  { id: bookingId, accountId }: BookingToExtend,
  { extensionId, priceInCents }: { extensionId: string; priceInCents: number },
  now: Temporal.Instant,
): Promise<string> {
  const wish = { purpose: 'extension', subjectId: extensionId, amountInCents: priceInCents } as const;
  return (await openCharge(tx, { ...wish, accountId, bookingId }, now)).id;
}
