import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect } from 'vitest';
import type { StationWish, TestStation } from './open-rental-scene.ts';
import { openRentalScene } from './open-rental-scene.ts';

/** Per board: before the start, an extra hour costs the same as within the booking. */
export const PRICE = 1_500;

type RentWish = { card?: string; count?: number; from?: string; to?: string; place?: TestStation };

export type ExtensionScene = Awaited<ReturnType<typeof openExtensionScene>>;
type Asked = { preview?: boolean; priceInCents?: number };

/** Rentals to extend by one more hour. */
export async function openExtensionScene() {
  const scene = await openRentalScene();

  /** A paid booking, tomorrow from twelve to one. */
  async function rent(wish: StationWish & RentWish = {}) {
    const { card, count = 1, from = '12:00', to = '13:00', place, ...own } = wish;
    const station = place ?? (await scene.station({ lockers: count, ...own }));
    const customer = await scene.customer();
    const { url, text } = await customer.checkout(station.slot(from, to), { count });
    if (!url) throw new Error(text);
    const { status } = await scene.pay(url, { card });
    if (status === 'requires_action') {
      await scene.authenticate(url);
    }
    const { id: bookingId } = await customer.newest();
    await expect.poll(async () => (await customer.read(bookingId)).status, SOON).toBe('complete');
    const newEnd = station.slot('12:00', '14:00').end;
    const hour = { stationId: station.id, start: station.slot('13:00', '14:00').start, end: newEnd };
    return { station, customer, bookingId, newEnd, hour };
  }

  type Rented = Awaited<ReturnType<typeof rent>>;

  const ask = ({ customer, bookingId }: Rented, body: Asked = {}) =>
    customer.browser.call(calls.extendBooking, { bookingId, ...body });

  /** The refusal's code; undefined without one. */
  async function refusalTo(rented: Rented, body: Asked = {}) {
    const answer = await rented.customer.browser.post(`/api/bookings/${rented.bookingId}/extend`, body);
    return answer.headers.get('x-refusal');
  }

  const endsOf = async ({ bookingId }: Rented) => {
    const sessions = await scene.sessionsOf(bookingId);
    return [...new Set(sessions.map(({ end }) => end.toString({ smallestUnit: 'millisecond' })))];
  };
  const stateOf = async ({ bookingId }: Rented) => {
    const rows = await scene.db.query
      .selectFrom('extensions')
      .select('status')
      .where('bookingId', '=', bookingId)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ status }) => status);
  };
  const chargesOf = ({ bookingId }: Rented) =>
    scene.db.query
      .selectFrom('ledger')
      .select(['id', 'state', 'amountInCents', 'attempt'])
      .where('bookingId', '=', bookingId)
      .where('purpose', '=', 'extension')
      .orderBy('attempt')
      .execute();

  /** The provider's own sum for the hour: on a page or off session, a payment names its row. */
  async function takenFor(rented: Rented) {
    const ids = new Set((await chargesOf(rented)).map(({ id }) => id));
    const { charges } = await scene.readProviderLedger();
    return charges
      .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
      .map(({ amountInCents }) => amountInCents);
  }

  /** One charge and the later end, or none and the old end: nothing in between. */
  async function expectExtended(rented: Rented, price = PRICE) {
    await expect.poll(() => stateOf(rented), SOON).toContain('done');
    const booking = await scene.bookingOf(rented.bookingId);
    expect(booking.end.toString({ smallestUnit: 'millisecond' })).toBe(rented.newEnd);
    expect(await endsOf(rented)).toEqual([rented.newEnd]);
    expect(await takenFor(rented)).toEqual([price]);
  }

  async function expectAsBefore(rented: Rented) {
    const { end } = rented.station.slot('12:00', '13:00');
    expect((await scene.bookingOf(rented.bookingId)).end.toString({ smallestUnit: 'millisecond' })).toBe(end);
    expect(await endsOf(rented)).toEqual([end]);
    expect(await takenFor(rented)).toEqual([]);
    expect(await scene.isFree(rented.hour)).toBe(true);
  }

  return { ...scene, rent, ask, refusalTo, endsOf, stateOf, chargesOf, takenFor, expectExtended, expectAsBefore };
}
