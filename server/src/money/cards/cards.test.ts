import { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { findLastCard } from '../payments/find-last-card.ts';
import { findOpenPageOf } from '../payments/payment-pages.ts';
import { giftCardCode as giftCardCodeOf, spacedCode } from '../prepaid/gift-card-code.ts';
import { newGiftCard } from '../prepaid/new-gift-card.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const MASTERCARD = '5555555555554444';

const cardsOf = ({ browser }: Customer) => browser.call(calls.myCards);
const digitsOf = async (customer: Customer) => (await cardsOf(customer)).cards.map(({ lastDigits }) => lastDigits);
const remove = (customer: Customer, cardId: string) =>
  customer.browser.fetch(`/api/cards/${cardId}`, { method: 'DELETE' });

async function rent(customer: Customer, card?: string, how: object = {}) {
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot('12:00', '13:00'));
  await scene.pay(url, { card, ...how });
  const booking = await customer.newest();
  // The booking page asks the provider itself, even if its event is lost.
  await expect.poll(async () => (await customer.read(booking.id)).status, SOON).toBe('complete');
  return booking;
}

async function replaceWith(customer: Customer, card: string) {
  const { url } = await customer.browser.call(calls.replaceCard);
  return scene.pay(url, { card });
}

async function customerIdOf({ account }: Customer): Promise<string> {
  const { paymentCustomerId } = await scene.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  return paymentCustomerId ?? '';
}

/** A past rental that was brought back at a given time. */
async function endRental(bookingId: string, lateInMinutes = 0) {
  const { end } = await scene.bookingOf(bookingId);
  const closeAt = end.add({ minutes: lateInMinutes });
  const ended = { status: 'finished', firstOpenAt: end.subtract({ minutes: 50 }), closeAt } as const;
  await scene.db.query.updateTable('sessions').set(ended).where('bookingId', '=', bookingId).execute();
}

const consentsOf = (accountId: string) =>
  scene.db.query
    .selectFrom('consents')
    .select(['kind', 'version', 'locale', 'bookingId', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'saved-card')
    .orderBy('givenAt')
    .execute();

describe('saved cards', () => {
  test('are none before the first payment', async () => {
    const anna = await scene.customer();
    expect(await cardsOf(anna)).toEqual({ cards: [], neededFor: [] });
  });

  test('are shown once each, however often one paid, and say what they are needed for', async () => {
    const anna = await scene.customer();
    const first = await rent(anna);
    scene.clock.advance({ seconds: 2 });
    await rent(anna, MASTERCARD);
    scene.clock.advance({ seconds: 2 });
    await rent(anna);
    const { cards, neededFor } = await cardsOf(anna);
    expect(cards).toMatchObject([
      { brand: 'visa', lastDigits: '4242', expiresOn: { month: 12 } },
      { brand: 'mastercard', lastDigits: '4444' },
    ]);
    expect(neededFor).toHaveLength(3);
    expect(neededFor).toContainEqual({ reason: 'coming-rental', bookingId: first.id, until: first.metadata.end });
  });

  test('stand for a rental that costs nothing now, without a page, chosen only where they are offered again', async () => {
    const boris = await scene.customer();
    await rent(boris);
    const [anna, beach] = [await scene.customer(), await scene.station({ lockers: 3 })];
    await rent(anna, MASTERCARD, { isOfferedAgain: true });
    const card = {
      status: 'active',
      initialInCents: 5000,
      boughtBy: null,
      issuedBy: null,
      recipientEmail: null,
    } as const;
    const rest = { senderName: null, message: null, locale: 'en', expiresAt: null } as const;
    const now = scene.clock.now();
    const { id } = await scene.db.transaction((tx) => newGiftCard(scene.deps, tx, { ...card, ...rest }, now));
    const giftCardCode = spacedCode(giftCardCodeOf(scene.deps.giftCardKey, id));
    const slot = beach.slot('15:00', '16:00');

    const quoted = ({ browser }: Customer, code?: string) =>
      browser.call(calls.quoteBooking, { ...slot, count: 1, ...(code !== undefined && { giftCardCode: code }) });
    expect((await quoted(anna)).savedCard).toBeNull();
    expect((await quoted(boris, giftCardCode)).savedCard).toMatchObject({ lastDigits: '4242', isOfferedAgain: false });
    const { savedCard } = await quoted(anna, giftCardCode);
    expect(savedCard).toMatchObject({ brand: 'mastercard', lastDigits: '4444', isOfferedAgain: true });
    expect(savedCard?.agreement).toContain('at most €415.00 a board');

    // A customer with something to pay gets the page, whatever they ask for.
    expect((await anna.checkout(slot, { useSavedCard: true })).url).toContain('/sandbox/pay/');
    const { url } = await anna.checkout(slot, { giftCardCode, useSavedCard: true });
    const booking = await anna.newest();
    expect(url).toContain(paths.paidBooking(booking.id));
    expect(booking).toMatchObject({ status: 'complete' });
    expect((await consentsOf(anna.account.id)).map(({ bookingId }) => bookingId)).toContain(booking.id);
    const customerId = await customerIdOf(anna);
    const last = await findLastCard(scene.deps, anna.account.id, customerId);
    expect((await scene.provider.listCards(customerId)).find((one) => one.id === last)?.lastDigits).toBe('4444');
  });

  test('are agreed to with version, language and booking', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    expect(await consentsOf(anna.account.id)).toMatchObject([
      { version: expect.any(String), locale: 'en', bookingId: id, withdrawnAt: null },
    ]);
  });

  test('that the page offered again are charged later, where they paid last', async () => {
    const anna = await scene.customer();
    const lastDigits = async () => {
      const [customerId, id] = [await customerIdOf(anna), anna.account.id];
      const last = await findLastCard(scene.deps, id, customerId);
      return (await scene.provider.listCards(customerId)).find((card) => card.id === last)?.lastDigits;
    };
    await rent(anna, MASTERCARD, { isOfferedAgain: true });
    scene.clock.advance({ seconds: 2 });
    await rent(anna);
    expect(await lastDigits()).toBe('4242');
    scene.clock.advance({ seconds: 2 });
    await rent(anna, undefined, { isSaved: true });
    expect(await lastDigits()).toBe('4444');
    scene.clock.advance({ seconds: 2 });
    await replaceWith(anna, '378282246310005');
    expect(await digitsOf(anna)).toEqual(['0005']);
    expect(await lastDigits()).toBe('0005');
  });

  test('cannot be told while the provider is out of reach', async () => {
    const anna = await scene.customer();
    await rent(anna);
    scene.deps.payments = { ...scene.provider, listCards: lost };
    const answer = await anna.browser.fetch('/api/cards');
    expect(answer.headers.get('x-refusal')).toBe('payment-unavailable');
    expect((await anna.browser.fetch('/api/users/me')).status).toBe(200);
  });
});

describe('removing a card', () => {
  test('is refused while a booking is coming, and done with all copies when it is over', async () => {
    const anna = await scene.customer();
    const bookings = [await rent(anna)];
    scene.clock.advance({ seconds: 2 });
    bookings.push(await rent(anna));
    const [card] = (await cardsOf(anna)).cards;
    const refused = await remove(anna, card?.id ?? '');
    expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'card-needed']);

    for (const { id } of bookings) await endRental(id);
    expect((await cardsOf(anna)).neededFor).toEqual([]);
    expect((await remove(anna, card?.id ?? '')).status).toBe(200);
    expect(await cardsOf(anna)).toEqual({ cards: [], neededFor: [] });
    expect((await remove(anna, card?.id ?? '')).status).toBe(404);
    expect((await consentsOf(anna.account.id)).every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  });

  test('is refused while somebody is paying, and for an open claim, a debt and a late return', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    const [card] = (await cardsOf(anna)).cards;
    await endRental(id, 125);
    const reasons = async () => (await cardsOf(anna)).neededFor.map(({ reason }) => reason);
    const refusal = async () => (await remove(anna, card?.id ?? '')).headers.get('x-refusal');
    expect(await reasons()).toEqual(['late-return']);
    expect(await refusal()).toBe('card-needed');

    await endRental(id);
    const now = scene.clock.now();
    const made = { createdAt: now, updatedAt: now };
    const [session] = await scene.sessionsOf(id);
    const { stationId } = await scene.bookingOf(id);
    await scene.db.query
      .insertInto('claims')
      .values({
        id: `claim-${id}`,
        sessionId: session?.id ?? '',
        stationId,
        status: 'proposed',
        amountInCents: 3500,
        note: 'lost',
        ...made,
      })
      .execute();
    expect(await reasons()).toEqual(['claim']);
    expect(await refusal()).toBe('card-needed');
    await scene.db.query.updateTable('claims').set({ status: 'dropped' }).where('id', '=', `claim-${id}`).execute();

    const debt = { reason: 'overtime', status: 'due', amountInCents: 1500, dueAt: now } as const;
    const owed = { id: `debt-${id}`, accountId: anna.account.id, bookingId: id, ...debt, ...made };
    await scene.db.query.insertInto('debts').values(owed).execute();
    expect(await reasons()).toEqual(['debt']);
    await scene.db.query.updateTable('debts').set({ status: 'paid' }).where('id', '=', owed.id).execute();

    const station = await scene.station();
    await anna.checkout(station.slot('12:00', '13:00'));
    expect(await reasons()).toEqual(['coming-rental']);
    expect(await refusal()).toBe('card-needed');
  });

  test('never removes what a checkout saves meanwhile', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    await endRental(id);
    const [card] = (await cardsOf(anna)).cards;
    scene.deps.payments = {
      ...scene.provider,
      removeCard: async (cardId) => {
        scene.deps.payments = scene.provider;
        scene.clock.advance({ seconds: 2 });
        await rent(anna);
        return scene.provider.removeCard(cardId);
      },
    };
    expect((await remove(anna, card?.id ?? '')).status).toBe(200);
    const left = (await cardsOf(anna)).cards;
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(card?.id);
  });

  test('of somebody else is as if it did not exist', async () => {
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const { id } = await rent(anna);
    await endRental(id);
    await rent(boris);
    const [card] = (await cardsOf(anna)).cards;
    expect((await remove(boris, card?.id ?? '')).status).toBe(404);
    expect(await digitsOf(anna)).toEqual(['4242']);
  });
});

describe('replacing a card', () => {
  test.each(['deliver', 'drop', 'duplicate'] as const)('works whatever becomes of the webhook (%s)', async (fault) => {
    const anna = await scene.customer();
    await rent(anna);
    await scene.webhooks(fault);
    scene.clock.advance({ seconds: 2 });
    const { returnUrl } = await replaceWith(anna, MASTERCARD);
    expect(new URL(returnUrl).pathname + new URL(returnUrl).search).toBe('/settings?card=replaced');
    await scene.jobs.drain();
    expect(await digitsOf(anna)).toEqual(['4444']);
    expect((await cardsOf(anna)).neededFor).toHaveLength(1);
    expect((await consentsOf(anna.account.id)).at(-1)).toMatchObject({ locale: 'en', bookingId: null });
    expect(await consentsOf(anna.account.id)).toHaveLength(2);
  });

  test('is finished by the sweep for somebody who never comes back', async () => {
    await scene.webhooks('drop');
    const anna = await scene.customer();
    await rent(anna);
    scene.clock.advance({ seconds: 2 });
    await replaceWith(anna, MASTERCARD);
    await scene.advance({ hours: 2 });
    const { paymentCustomerId } = await scene.db.query
      .selectFrom('accounts')
      .select('paymentCustomerId')
      .where('id', '=', anna.account.id)
      .executeTakeFirstOrThrow();
    const cards = await scene.provider.listCards(paymentCustomerId ?? '');
    expect(cards.map(({ lastDigits }) => lastDigits)).toEqual(['4444']);
    expect(await findOpenPageOf(scene.db.query, { cardOf: anna.account.id })).toBeUndefined();
  });

  test('leads to the same page while it is open, and changes nothing before a card is saved', async () => {
    const anna = await scene.customer();
    await rent(anna);
    const first = await anna.browser.call(calls.replaceCard);
    expect(await anna.browser.call(calls.replaceCard)).toEqual(first);
    await scene.pay(first.url, { card: '4000000000000002' });
    expect(await digitsOf(anna)).toEqual(['4242']);
    await scene.advance({ hours: 2 });
    expect((await anna.browser.call(calls.replaceCard)).url).not.toBe(first.url);
  });

  test('offers the new card on payment pages where the old one was, and only there', async () => {
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    await rent(anna, undefined, { isOfferedAgain: true });
    await rent(boris);
    scene.clock.advance({ seconds: 2 });
    for (const customer of [anna, boris]) {
      await replaceWith(customer, MASTERCARD);
      expect(await digitsOf(customer)).toEqual(['4444']);
    }
    const offered = async (customer: Customer) =>
      (await scene.provider.listCards(await customerIdOf(customer))).map(({ isOfferedAgain }) => isOfferedAgain);
    expect(await offered(anna)).toEqual([true]);
    expect(await offered(boris)).toEqual([false]);
  });

  test('leaves a card alone that a booking saved after it', async () => {
    await scene.webhooks('drop');
    const anna = await scene.customer();
    await rent(anna);
    scene.clock.advance({ seconds: 2 });
    await replaceWith(anna, MASTERCARD);
    scene.clock.advance({ seconds: 2 });
    await rent(anna, '378282246310005');
    expect(await digitsOf(anna)).toEqual(['0005', '4444']);
  });

  test('is refused while the provider is out of reach, and goes on where it stopped', async () => {
    const anna = await scene.customer();
    scene.deps.payments = { ...scene.provider, openCheckout: lost };
    const refused = await anna.browser.post('/api/cards/checkout', {});
    expect(refused.headers.get('x-refusal')).toBe('payment-unavailable');
    scene.deps.payments = scene.provider;
    expect((await replaceWith(anna, MASTERCARD)).status).toBe('succeeded');
    expect(await digitsOf(anna)).toEqual(['4444']);
  });
});
