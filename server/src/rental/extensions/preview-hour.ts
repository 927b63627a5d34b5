import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import type { BookingToExtend } from '../bookings/booking-to-extend.ts';
import type { ExtensionRow } from './extension-store.ts';
import { findLiveExtension } from './extension-store.ts';
import { offerPaidHour } from './offer-hour.ts';

export type HourPreview = Pick<ExtensionRow, 'priceInCents' | 'newEnd'> & {
  /** `offered`: not requested yet. */
  status: ExtensionRow['status'] | 'offered';
  heldUntil: Temporal.Instant | null;
  cardRefusedAt: Temporal.Instant | null;
};

/** The price of an hour, or the progress of a requested one. Refused like the request itself. */
export async function previewHour(deps: Pick<Deps, 'db' | 'now'>, booking: BookingToExtend): Promise<HourPreview> {
  const { query } = deps.db;
  const known = await findLiveExtension(query, booking.id);
  if (known?.status === 'held') return known;
  const station = await findBookingStation(query, booking.stationId);
  if (!station) throw new Refusal('not-found');
  const { priceInCents, newEnd } = await offerPaidHour(query, station, booking, deps.now());
  return { priceInCents, newEnd, status: 'offered', heldUntil: null, cardRefusedAt: null };
}
