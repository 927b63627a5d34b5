import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { expect } from 'vitest';
import type { Tables } from '../../ground/db/tables.ts';
import { newId } from '../../ground/secrets.ts';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { giftCardCode } from '../../money/prepaid/gift-card-code.ts';
import { newGiftCard } from '../../money/prepaid/new-gift-card.ts';
import { insertStatement } from '../../money/statements/statement-store.ts';
import { insertClaim, replaceClaimItems } from '../../rental/claims/claim-store.ts';
import { insertOvertime } from '../../rental/overtime/overtime-store.ts';
import { TestBrowser } from '../test-browser.ts';
import type { PermissionStage } from './permission-stage.ts';
import type { rentalThings } from './rental-things.ts';

type Rentals = ReturnType<typeof rentalThings>;
type Movement = Pick<Tables['ledger'], 'kind' | 'purpose'> &
  Partial<Pick<Tables['ledger'], 'bookingId' | 'passId' | 'giftCardId' | 'refundsId'>> & {
    means?: 'card' | 'bank';
    state?: 'pending' | 'succeeded' | 'failed';
  };

/** The customer's payments, debts, purchases and claims. */
export function moneyThings(stage: PermissionStage, { back, coming, today }: Rentals) {
  const { query, db, clock, station, accounts } = stage;
  const stationId = station.id;
  const accountId = accounts.customer.id;

  async function movement({ means = 'card', state = 'succeeded', ...row }: Movement) {
    const id = newId();
    const sums = { amountInCents: 1500, vatPercent: '24', country: 'EE', idempotencyKey: id };
    await query
      .insertInto('ledger')
      .values({ id, ...row, means, state, ...sums, accountId, createdAt: clock.now() })
      .execute();
    return id;
  }

  /** Really paid at the provider, with a saved card and a receipt. */
  async function paid() {
    const browser = new TestBrowser(stage.url);
    browser.cookies.set('login', await stage.newLogin('customer'));
    const wish = { ...station.slot('12:00', '13:00'), count: 1, acceptedTermsAndConditions: true };
    const { url } = await browser.call(calls.checkout, { ...wish, phone: '+372 5555 0199' });
    await stage.pay(url);
    const { bookings } = await browser.call(calls.myBookings);
    const bookingId = bookings[0]?.id ?? '';
    const read = async () => (await browser.call(calls.booking, { bookingId })).booking.status;
    await expect.poll(read, SOON).toBe('complete');
    await stage.jobs.drain();
    const { receipts } = await browser.call(calls.bookingReceipts, { bookingId });
    const [receipt] = receipts;
    if (!receipt) throw new Error('no receipt');
    return { bookingId, receiptId: receipt.id, browser };
  }

  let kept: Promise<{ bookingId: string; receiptId: string }> | undefined;
  /** The papers of one payment, for calls that only read them. */
  const receipted = () => (kept ??= paid().then(({ bookingId, receiptId }) => ({ bookingId, receiptId })));

  /** Returned, so that nothing needs its card any more. */
  async function savedCard() {
    const { bookingId, browser } = await paid();
    await query
      .updateTable('sessions')
      .set({ status: 'finished', firstOpenAt: clock.now(), closeAt: clock.now() })
      .where('bookingId', '=', bookingId)
      .execute();
    const { cards } = await browser.call(calls.myCards);
    return { cardId: cards[0]?.id ?? '' };
  }

  async function overtime({ isObjected = false } = {}) {
    const { bookingId } = await back();
    const ledgerId = await movement({ kind: 'charge', purpose: 'overtime', bookingId });
    await db.transaction((tx) =>
      insertOvertime(tx, { bookingId, amountInCents: 1500, ledgerId, boards: [] }, clock.now()),
    );
    if (isObjected) {
      const objection = { objectedAt: clock.now(), objection: 'It was back' };
      await query.updateTable('overtimes').set(objection).where('bookingId', '=', bookingId).execute();
    }
    return { bookingId };
  }

  async function debt() {
    const { bookingId } = await back();
    await movement({ kind: 'charge', purpose: 'overtime', state: 'failed', bookingId });
    const id = newId();
    const now = clock.now();
    const sums = { reason: 'overtime', status: 'due', amountInCents: 1500, dueAt: now.add({ hours: 100 }) } as const;
    const row = { id, accountId, bookingId, ...sums, createdAt: now, updatedAt: now };
    await query.insertInto('debts').values(row).execute();
    return { debtId: id };
  }

  type ClaimState = 'draft' | 'proposed' | 'approved';
  async function claim(status: ClaimState) {
    const { sessionId, lockerNumber } = await back();
    const itemId = `${stationId}-${lockerNumber}-paddle`;
    const now = clock.now();
    const claimId = await db.transaction(async (tx) => {
      const sums = { amountInCents: 2000, note: 'Broken blade', proposedBy: accounts.owner.id, proposedAt: now };
      const id = await insertClaim(tx, { sessionId, stationId, status, ...sums }, now);
      await replaceClaimItems(tx, id, [{ itemId, kind: 'paddle', name: 'Paddle', amountInCents: 2000 }]);
      return id;
    });
    if (status === 'approved') {
      const approved = { approvedAt: now, answerBy: now.add({ hours: 100 }) };
      await query.updateTable('claims').set(approved).where('id', '=', claimId).execute();
    }
    return { claimId, wish: claimWish(itemId) };
  }

  const claimWish = (itemId: string) => ({
    items: [{ itemId, amountInCents: 1000 }],
    note: 'A crack in the blade',
    photoIds: [],
    whyNoPhoto: 'It is gone',
  });

  async function claimable() {
    const { sessionId, lockerNumber } = await back();
    return { sessionId, ...claimWish(`${stationId}-${lockerNumber}-paddle`) };
  }

  /** Money that couldn't go back the way it came. */
  async function transfer({ isNamed = false } = {}) {
    const { bookingId } = await coming();
    const refundsId = await movement({ kind: 'charge', purpose: 'rental', bookingId });
    const refund = { kind: 'refund', purpose: 'cancellation', means: 'bank', state: 'pending', bookingId } as const;
    const refundId = await movement({ ...refund, refundsId });
    const now = clock.now();
    const named = isNamed ? { holder: 'Anna A', iban: 'EE382200221020145685', givenAt: now } : {};
    await query
      .insertInto('bankRefunds')
      .values({ ledgerId: refundId, askedAt: now, ...named })
      .execute();
    return { refundId };
  }

  const offerFields = () => ({
    name: 'Summer',
    country: 'EE' as const,
    priceInCents: 9900,
    firstDay: today().subtract({ days: 1 }).toString(),
    lastDay: today().add({ days: 60 }).toString(),
    stationIds: [],
    onSale: true,
  });

  async function offer() {
    const { id } = await db.transaction((tx) => addOffer(tx, offerFields(), clock.now()));
    return { offerId: id };
  }

  /** Active since yesterday and bought today; a person can't have two at a time. */
  async function pass() {
    await endPasses();
    const id = newId();
    const now = clock.now();
    const season = { startsAt: now.subtract({ hours: 24 }), endsAt: now.add({ hours: 24 * 60 }) };
    const row = { id, accountId, status: 'active', priceInCents: 9900, name: 'Summer', country: 'EE' } as const;
    await query
      .insertInto('passes')
      .values({ ...row, ...season, startsAtOnce: true, boughtAt: now, createdAt: now, updatedAt: now })
      .execute();
    await movement({ kind: 'charge', purpose: 'pass', passId: id });
    return { passId: id };
  }

  const endPasses = () =>
    query.updateTable('passes').set({ status: 'ended' }).where('status', 'in', ['open', 'active']).execute();

  async function giftCard() {
    const now = clock.now();
    const words = { recipientEmail: null, senderName: null, message: null, locale: 'en', expiresAt: null } as const;
    const { id } = await db.transaction((tx) =>
      newGiftCard(
        stage.deps,
        tx,
        { status: 'active', initialInCents: 1500, boughtBy: accountId, issuedBy: null, ...words },
        now,
      ),
    );
    await query.updateTable('giftCards').set({ boughtAt: now }).where('id', '=', id).execute();
    await movement({ kind: 'charge', purpose: 'gift-card', giftCardId: id });
    return { giftCardId: id, code: giftCardCode(stage.deps.giftCardKey, id) };
  }

  async function warning() {
    const id = newId();
    const givenAt = clock.now();
    const row = { id, accountId, reason: 'late-return', givenAt, expiresAt: givenAt.add({ hours: 1000 }) } as const;
    await query.insertInto('warnings').values(row).execute();
    return { personId: accountId, warningId: id };
  }

  let months = 0;
  async function statement() {
    months += 1;
    const month = today().with({ day: 1 }).subtract({ months });
    const zero = { turnoverInCents: 0, vatInCents: 0, baseInCents: 0, shareInCents: 0, carriedInCents: 0 };
    const sums = { lines: [], ...zero, payableInCents: 1000, carriesInCents: 0 };
    const payee = { percent: '70', payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
    const row = { stationId, month, ...payee, sums, carriesInCents: 0, payableInCents: 1000, closedAt: clock.now() };
    await db.transaction((tx) => insertStatement(tx, row, []));
    const { id } = await query
      .selectFrom('statements')
      .select('id')
      .where('stationId', '=', stationId)
      .where('month', '=', month)
      .executeTakeFirstOrThrow();
    return { statementId: id };
  }

  async function endMoney() {
    await query.updateTable('debts').set({ status: 'forgiven' }).where('status', '=', 'due').execute();
    await query.updateTable('claims').set({ status: 'dropped' }).where('status', '<>', 'dropped').execute();
    await query.updateTable('claimItems').set({ isOpen: false }).where('isOpen', '=', true).execute();
    await query.deleteFrom('paymentPages').where('ledgerId', 'is', null).execute();
    // A hold is never paid after that.
    await query
      .updateTable('ledger')
      .set({ state: 'failed' })
      .where('state', '=', 'pending')
      .where('kind', '=', 'charge')
      .where('purpose', '=', 'rental')
      .execute();
    await endPasses();
  }

  return {
    paid,
    receipted,
    savedCard,
    overtime,
    debt,
    claim,
    claimable,
    transfer,
    offer,
    offerFields,
    pass,
    giftCard,
    warning,
    statement,
    endMoney,
    dayOf: (moment: Temporal.Instant) => dateIn('Europe/Tallinn', moment).toString(),
  };
}
