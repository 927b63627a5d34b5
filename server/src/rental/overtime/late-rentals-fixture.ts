import { SOON } from '@laine/contract/testing/soon.ts';
import { expect } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { collected, returned, type LinkScene } from '../../testing/open-link-scene.ts';

export const FAILS_LATER = '4000000000000341';
export const ASKS_ALWAYS = '4000000000003220';
export const HOUR_IN_CENTS = 1500;

type RentalWish = {
  count?: number;
  card?: string;
  tariff?: object;
  /** Runs a minute before the end. */
  beforeEnd?: (anna: Customer, bookingId: string) => Promise<unknown>;
};
type Customer = Awaited<ReturnType<LinkScene['customer']>>;

/** Rentals that come back late, and helpers to read their money. */
export function lateRentals(scene: () => LinkScene) {
  /** A customer has paid, collected every board and is out on the water; the clock shows the booked end. */
  async function onTheWater({ count = 1, card, tariff, beforeEnd }: RentalWish = {}) {
    const beach = await scene().beach({ lockers: 3 });
    const program = beach.program();
    await program.begin();
    const anna = await scene().customer();
    const { url, text } = await anna.checkout(beach.slot('12:00', '13:00'), { count });
    if (!url) throw new Error(text);
    const { status } = await scene().pay(url, card === undefined ? {} : { card });
    if (status === 'requires_action') {
      await scene().authenticate(url);
    }
    const { id: bookingId } = await anna.newest();
    await expect.poll(async () => (await anna.read(bookingId)).status, SOON).toBe('complete');
    if (tariff) {
      const { tariff: agreed } = await scene().bookingOf(bookingId);
      const changed = asJson({ ...(agreed as object), ...tariff });
      await scene().db.query.updateTable('bookings').set({ tariff: changed }).where('id', '=', bookingId).execute();
    }
    const sessions = await scene().sessionsOf(bookingId);
    const boards = sessions.toSorted((one, other) => (one.lockerNumber ?? 0) - (other.lockerNumber ?? 0));
    const [first] = boards;
    if (!first) throw new Error('no session');
    await until(first.start);
    for (const board of boards) await program.report(...collected(board, first.start));
    await until(first.end.subtract({ minutes: 14 }));
    await until(first.end.subtract({ minutes: 1 }));
    await beforeEnd?.(anna, bookingId);
    await until(first.end);
    const after = (minutes: number) => first.end.add({ minutes });
    /** Minutes after the end, per board. */
    const back = async (...minutes: number[]) => {
      for (const [index, late] of minutes.entries()) {
        const board = boards[index];
        if (!board) throw new Error('no such board');
        await until(after(late));
        await program.report(...returned(board, after(late)));
      }
      await scene().jobs.drain();
    };
    return { beach, program, anna, bookingId, boards, end: first.end, after, back };
  }

  async function until(moment: Temporal.Instant) {
    const left = scene().clock.now().until(moment);
    if (left.sign > 0) await scene().advance({ milliseconds: left.total('milliseconds') });
  }

  const chargesOf = (bookingId: string) =>
    scene()
      .db.query.selectFrom('ledger')
      .select(['id', 'state', 'amountInCents'])
      .where('bookingId', '=', bookingId)
      .where('purpose', '=', 'overtime')
      .orderBy('createdAt')
      .execute();
  const debtsOf = (bookingId: string) =>
    scene().db.query.selectFrom('debts').selectAll().where('bookingId', '=', bookingId).execute();
  async function takenFor(bookingId: string) {
    const ids = new Set((await chargesOf(bookingId)).map(({ id }) => id));
    const { charges } = await scene().readProviderLedger();
    return charges
      .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
      .map(({ amountInCents }) => amountInCents);
  }
  const told = async (bookingId: string, kind: string) =>
    (
      await scene()
        .db.query.selectFrom('notices')
        .select(['kind', 'channel', 'state'])
        .where('bookingId', '=', bookingId)
        .execute()
    ).filter((notice) => notice.kind === kind && notice.state === 'sent').length;
  async function asAdmin() {
    const admin = await scene().customer();
    await scene().db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    return admin.browser;
  }

  return { onTheWater, until, chargesOf, debtsOf, takenFor, told, asAdmin };
}
