import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { WITHDRAWAL_DAYS } from '@laine/rules/constants.ts';
import { withdrawalEndsAt } from '@laine/rules/money/withdrawal.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { giftCardCode, hashGiftCardCode, spacedCode } from '../prepaid/gift-card-code.ts';
import { newGiftCard } from '../prepaid/new-gift-card.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const own = async ({ browser }: Customer) => (await browser.call(calls.myGiftCards)).giftCards;
const rowOf = (id: string) =>
  scene.db.query.selectFrom('giftCards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const codeOf = (id: string) => spacedCode(giftCardCode(scene.deps.giftCardKey, id));
const partsOf = (bookingId: string) =>
  scene.db.query
    .selectFrom('ledger')
    .select(['kind', 'means', 'state', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('means')
    .execute();

async function buy(customer: Customer, wish: { amountInCents: number; recipientEmail?: string; senderName?: string }) {
  const { url } = await customer.browser.call(calls.buyGiftCard, wish);
  await scene.pay(url);
  await expect.poll(async () => (await own(customer))[0]?.status, SOON).toBe('active');
  await scene.jobs.drain();
  const [card] = await own(customer);
  if (!card) throw new Error('no card');
  return card;
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

async function mailTo({ account }: Customer, subject: string): Promise<string> {
  const find = () => scene.messages.list({ to: account.email }).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(() => find() !== undefined, SOON).toBe(true);
  return find()?.text ?? '';
}

/** A card given away by staff. */
const give = (initialInCents: number) => {
  const card = { status: 'active', initialInCents, boughtBy: null, issuedBy: null, recipientEmail: null } as const;
  const rest = { senderName: null, message: null, locale: 'en', expiresAt: null } as const;
  return scene.db.transaction((tx) => newGiftCard(scene.deps, tx, { ...card, ...rest }, scene.clock.now()));
};

describe('buying', () => {
  test('sends the voucher to whom it is for and the receipt to the buyer', async () => {
    const anna = await scene.customer('anna');
    const card = await buy(anna, { amountInCents: 5000, recipientEmail: 'friend@example.com', senderName: 'Anna' });
    expect(card).toMatchObject({ balanceInCents: 5000, recipientEmail: 'friend@example.com' });
    const [voucher] = scene.messages.list({ to: 'friend@example.com' });
    expect(voucher?.text).toContain(codeOf(card.id));
    expect(voucher?.subject).toContain('Anna');
    expect(codeOf(card.id).endsWith(card.lastLetters)).toBe(true);
    const [receipt] = scene.messages.list({ to: 'anna@example.com' });
    expect(receipt?.text).toContain('Withdraw from contract here');
    expect(receipt?.text).not.toContain(codeOf(card.id));
    const { voucher: printed } = await anna.browser.call(calls.voucher, { giftCardId: card.id });
    expect(printed).toMatchObject({ code: codeOf(card.id), balanceInCents: 5000, senderName: 'Anna', locale: 'en' });
    const boris = await scene.customer();
    await expect(boris.browser.call(calls.voucher, { giftCardId: card.id })).rejects.toMatchObject({ status: 404 });
    const sale = await scene.db.query
      .selectFrom('ledger')
      .select(['vatPercent', 'state'])
      .where('giftCardId', '=', card.id)
      .execute();
    expect(sale).toEqual([{ vatPercent: null, state: 'succeeded' }]);
  });

  test.each([
    ['senderName', 'Bank http://evil.example'],
    ['message', 'Your account is locked: evil .example/x'],
  ])('carries no link in its %s to somebody who may not know us', async (field, words) => {
    const { browser } = await scene.customer();
    const wish = { amountInCents: 5000, recipientEmail: 'stranger@example.com', [field]: words };
    await expect(browser.call(calls.buyGiftCard, wish)).rejects.toMatchObject({ code: 'malformed', fields: [field] });
  });

  test('counts once, however the news of the payment comes', async () => {
    await scene.webhooks('duplicate');
    const anna = await scene.customer();
    const { url } = await anna.browser.call(calls.buyGiftCard, { amountInCents: 2000 });
    await scene.pay(url);
    await scene.jobs.drain();
    expect(await own(anna)).toMatchObject([{ status: 'active', balanceInCents: 2000 }]);
    expect(scene.messages.list({ to: anna.account.email })).toHaveLength(2);
  });

  test('is found by the sweep when the event was lost', async () => {
    await scene.webhooks('drop');
    const anna = await scene.customer();
    const { url } = await anna.browser.call(calls.buyGiftCard, { amountInCents: 2000 });
    await scene.pay(url);
    await scene.advance({ hours: 2 });
    const rows = await scene.db.query
      .selectFrom('giftCards')
      .select('status')
      .where('boughtBy', '=', anna.account.id)
      .execute();
    expect(rows).toEqual([{ status: 'active' }]);
  });

  test('that nobody paid leads back to its page, and lapses with it', async () => {
    const anna = await scene.customer();
    const { url } = await anna.browser.call(calls.buyGiftCard, { amountInCents: 2000 });
    const until = scene.clock.now().add({ hours: 1 });
    const begun = await anna.browser.call(calls.myGiftCards);
    expect(begun).toMatchObject({ giftCards: [{ status: 'open', payment: { url }, canSend: false }], lapsedAt: null });
    const shown = Temporal.Instant.from(begun.giftCards[0]?.payment?.until ?? '');
    expect(Math.abs(until.since(shown).total('seconds'))).toBeLessThan(60);
    await scene.advance({ hours: 2 });
    await scene.advance({ minutes: 2 });
    const lapsed = await anna.browser.call(calls.myGiftCards);
    expect(lapsed).toMatchObject({ giftCards: [], lapsedAt: expect.any(String) as string });
    const row = { accountId: anna.account.id };
    const { state } = await scene.db.query
      .selectFrom('ledger')
      .select('state')
      .where('accountId', '=', row.accountId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
  });
});

describe('the voucher', () => {
  const again = (customer: Customer, giftCardId: string, recipientEmail?: string) =>
    customer.browser.call(calls.sendVoucher, { giftCardId, ...(recipientEmail !== undefined && { recipientEmail }) });

  test('is sent again, also to a corrected address', async () => {
    const anna = await scene.customer();
    const card = await buy(anna, { amountInCents: 2000, recipientEmail: 'freind@example.com' });
    expect(card).toMatchObject({ canSend: true, payment: null });
    await again(anna, card.id);
    await scene.jobs.drain();
    expect(scene.messages.list({ to: 'freind@example.com' })).toHaveLength(2);
    await again(anna, card.id, 'true-friend@example.com');
    await scene.jobs.drain();
    const [voucher] = scene.messages.list({ to: 'true-friend@example.com' });
    expect(voucher?.text).toContain(codeOf(card.id));
    expect(scene.messages.list({ to: 'freind@example.com' })).toHaveLength(2);
    expect(await own(anna)).toMatchObject([{ recipientEmail: 'true-friend@example.com' }]);
  });

  test('is sent again three times within a week', async () => {
    const anna = await scene.customer();
    const card = await buy(anna, { amountInCents: 2000, recipientEmail: 'far@example.com' });
    for (const to of ['one@example.com', 'two@example.com', 'three@example.com']) await again(anna, card.id, to);
    await scene.jobs.drain();
    const fourth = again(anna, card.id, 'four@example.com');
    await expect(fourth).rejects.toMatchObject({ status: 429, code: 'voucher-sent-often' });
    expect(await own(anna)).toMatchObject([{ recipientEmail: 'three@example.com' }]);
    expect(scene.messages.list({ to: 'four@example.com' })).toEqual([]);
  });

  test('stays where it is once somebody has paid with the card, also when the money is back on it', async () => {
    const anna = await scene.customer();
    const card = await buy(anna, { amountInCents: 2000, recipientEmail: 'spender@example.com' });
    const station = await scene.station();
    await anna.checkout(station.slot('12:00', '13:00'), { giftCardCode: codeOf(card.id) });
    await expect(again(anna, card.id)).rejects.toMatchObject({ status: 409, code: 'voucher-used' });
    await scene.advance({ minutes: 30 });
    expect(await own(anna)).toMatchObject([{ balanceInCents: 2000, canSend: false }]);
    await expect(again(anna, card.id)).rejects.toMatchObject({ status: 409, code: 'voucher-used' });
  });

  test('is sent by its buyer alone', async () => {
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const card = await buy(anna, { amountInCents: 2000, recipientEmail: 'her-friend@example.com' });
    await expect(again(boris, card.id, 'boris@example.com')).rejects.toMatchObject({ status: 404 });
    expect(await own(anna)).toMatchObject([{ recipientEmail: 'her-friend@example.com' }]);
  });
});

describe('paying a booking', () => {
  test('takes what the card has and leaves the rest to the bank card', async () => {
    const { id } = await give(1000);
    const anna = await scene.customer();
    const station = await scene.station();
    const noon = station.slot('12:00', '13:00');
    const typed = codeOf(id).toLowerCase().replaceAll('-', ' ');
    const quoted = await anna.browser.call(calls.quoteBooking, { ...noon, count: 1, giftCardCode: typed });
    // The same without the card is another wish.
    const { url: before } = await anna.checkout(noon);
    const { url } = await anna.checkout(noon, { giftCardCode: typed });
    expect(await scene.pay(before)).toMatchObject({ status: 'expired' });
    const booking = await anna.newest();
    expect((await anna.read(booking.id)).actions.amountDueInCents).toBe(quoted.toPayInCents);
    expect((await rowOf(id)).balanceInCents).toBe(0);
    await scene.pay(url);
    await expect.poll(async () => (await anna.read(booking.id)).status, SOON).toBe('complete');
    expect(quoted.giftCard).toEqual({ paysInCents: 1000, staysInCents: 0 });
    expect((await anna.read(booking.id)).amount_total).toBe(quoted.totalInCents);
    expect(await partsOf(booking.id)).toMatchObject([
      { means: 'card', state: 'succeeded', amountInCents: quoted.toPayInCents },
      { means: 'gift-card', state: 'succeeded', amountInCents: 1000 },
    ]);

    // More than an hour before: all but a tenth comes back, to the bank card first.
    const bookingId = booking.id;
    const told = await anna.browser.call(calls.cancelBooking, { bookingId, preview: true });
    const { refundInCents } = told;
    const onGiftCard = refundInCents - quoted.toPayInCents;
    expect(told.parts).toEqual([
      { kind: 'card', amountInCents: quoted.toPayInCents, isWaiting: true },
      { kind: 'gift-card', amountInCents: onGiftCard, isWaiting: true },
    ]);
    await anna.browser.call(calls.cancelBooking, { bookingId, refundInCents });
    await scene.jobs.drain();
    await expect.poll(async () => (await rowOf(id)).balanceInCents, SOON).toBe(onGiftCard);
    await expect.poll(async () => (await anna.read(bookingId)).refundedInCents, SOON).toBe(refundInCents);
    expect((await anna.read(bookingId)).refundParts).toEqual(told.parts.map((part) => ({ ...part, isWaiting: false })));
    // Staff see the same sums.
    const { browser: admin } = await scene.newAdmin();
    const seen = (await admin.call(calls.adminBooking, { bookingId })).booking;
    const sums = { amountInCents: quoted.totalInCents, refundedInCents: refundInCents, refundWaitingInCents: 0 };
    expect(seen).toMatchObject(sums);
    const mail = await mailTo(anna, 'Booking cancelled');
    expect(mail).toContain(`${euros(onGiftCard)} is back on your gift card now.`);
    expect(mail).toContain(`${euros(quoted.toPayInCents)} goes back to your card. Banks usually need 5 to 10 days.`);
  });

  test('whole saves a card, charges nothing, and has its money back at once when a board is cancelled', async () => {
    const { id } = await give(50_000);
    const [anna, station] = [await scene.customer(), await scene.station({ lockers: 2 })];
    const [noon, order] = [station.slot('12:00', '13:00'), { giftCardCode: codeOf(id), count: 2 }];
    await scene.pay((await anna.checkout(noon, order)).url);
    const { id: bookingId } = await anna.newest();
    await expect.poll(async () => (await anna.read(bookingId)).status, SOON).toBe('complete');
    const { giftCardInCents, amountInCents } = await scene.bookingOf(bookingId);
    const { balanceInCents, codeHash } = await rowOf(id);
    const left = 50_000 - giftCardInCents;
    expect([amountInCents, balanceInCents, codeHash]).toEqual([0, left, hashGiftCardCode(codeOf(id))]);
    const { payments } = await scene.readProviderLedger();
    expect(payments.find(({ metadata }) => metadata['bookingId'] === bookingId)?.mode).toBe('setup');
    const chosen = { bookingId, sessionIds: [(await anna.read(bookingId)).sessions[0]?.id ?? ''] };
    const { refundInCents, parts } = await anna.browser.call(calls.cancelBooking, { ...chosen, preview: true });
    expect(parts).toEqual([{ kind: 'gift-card', amountInCents: refundInCents, isWaiting: true }]);
    await anna.browser.call(calls.cancelBooking, { ...chosen, refundInCents });
    await scene.jobs.drain();
    await scene.advance({ minutes: 3 });
    const mails = JSON.stringify(scene.messages.list({ to: anna.account.email }));
    expect(mails).toContain(`${euros(refundInCents)} is back on your gift card now.`);
    expect(mails).not.toContain('Banks');
  });

  test('at two stations at once never spends more than is there', async () => {
    const { id } = await give(1500);
    const people = [await scene.customer(), await scene.customer(), await scene.customer()];
    const stations = [await scene.station(), await scene.station(), await scene.station()];
    await Promise.all(
      people.map((person, place) =>
        person.checkout(stations[place]?.slot('12:00', '13:00') ?? { stationId: '', start: '', end: '' }, {
          giftCardCode: codeOf(id),
        }),
      ),
    );
    const bookings = await scene.db.query
      .selectFrom('bookings')
      .select('giftCardInCents')
      .where('giftCardId', '=', id)
      .execute();
    const reserved = bookings.reduce((sum, { giftCardInCents }) => sum + giftCardInCents, 0);
    expect(reserved + (await rowOf(id)).balanceInCents).toBe(1500);
    // Holds that run out give everything back.
    await scene.advance({ minutes: 11 });
    expect((await rowOf(id)).balanceInCents).toBe(1500);
  });

  test('after the hold was lost takes the balance again, or gives the money back if the card was blocked', async () => {
    const { browser } = await scene.newAdmin();
    const hold = async () => {
      const { id } = await give(1000);
      const anna = await scene.customer();
      const station = await scene.station();
      const { url } = await anna.checkout(station.slot('15:00', '16:00'), { giftCardCode: codeOf(id) });
      const booking = await anna.newest();
      const statusNow = async () => (await anna.read(booking.id)).status;
      return { id, url, bookingId: booking.id, statusNow };
    };
    const [paid, blocked] = [await hold(), await hold()];
    await scene.loseHolds();
    for (const { id } of [paid, blocked]) expect((await rowOf(id)).balanceInCents).toBe(1000);
    await browser.call(calls.blockGiftCard, { giftCardId: blocked.id, reason: 'stolen' });
    for (const { url } of [paid, blocked]) await scene.pay(url);
    await expect.poll(paid.statusNow, SOON).toBe('complete');
    expect((await rowOf(paid.id)).balanceInCents).toBe(0);
    const refunds = async () => (await scene.refundsOf(blocked.bookingId)).map(({ state }) => state);
    await expect.poll(refunds, SOON).toEqual(['succeeded']);
    expect(await blocked.statusNow()).toBe('expired');
    expect((await rowOf(blocked.id)).balanceInCents).toBe(1000);
  });

  test('is refused with a clear word', async () => {
    const anna = await scene.customer();
    const station = await scene.station();
    const noon = station.slot('12:00', '13:00');
    const { id } = await give(1000);
    const refusal = async (code: string) => (await anna.checkout(noon, { giftCardCode: code })).refusal;
    await scene.db.query.updateTable('giftCards').set({ balanceInCents: 0 }).where('id', '=', id).execute();
    expect(await refusal(codeOf(id))).toBe('gift-card-empty');
    const expiresAt = scene.clock.now();
    await scene.db.query.updateTable('giftCards').set({ balanceInCents: 5, expiresAt }).where('id', '=', id).execute();
    expect(await refusal(codeOf(id))).toBe('gift-card-expired');
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await refusal(`AAAA-AAAA-AAA${wrong}`)).toBe('gift-card-unknown');
    expect(await refusal(codeOf(id))).toBe('too-many-tries');
    // It doesn't lock out anybody else.
    const boris = await scene.customer();
    const told = await boris.browser.call(calls.giftCard, { code: codeOf(id) });
    expect(told.giftCard.balanceInCents).toBe(5);
  });
});

describe('withdrawing', () => {
  test('pays back what is left, to the last second of the fourteenth day', async () => {
    const anna = await scene.customer();
    const card = await buy(anna, { amountInCents: 5000 });
    const { boughtAt } = await rowOf(card.id);
    const endsAt = withdrawalEndsAt(boughtAt ?? scene.clock.now());
    expect(card.withdrawableUntil).toBe(endsAt.toString({ smallestUnit: 'millisecond' }));
    expect(scene.clock.now().until(endsAt).total('hours')).toBeGreaterThan(WITHDRAWAL_DAYS * 24 - 24);
    await scene.db.query.updateTable('giftCards').set({ balanceInCents: 3500 }).where('id', '=', card.id).execute();
    const wish = { giftCardId: card.id };
    const told = await anna.browser.call(calls.withdrawGiftCard, { ...wish, preview: true });
    expect(told).toEqual({ paidInCents: 5000, keptInCents: 1500, refundInCents: 3500, withdrawn: false });
    await expect(anna.browser.call(calls.withdrawGiftCard, { ...wish, refundInCents: 5000 })).rejects.toMatchObject({
      code: 'state-moved-on',
    });
    await anna.browser.call(calls.withdrawGiftCard, { ...wish, refundInCents: 3500 });
    await scene.jobs.drain();
    const { refunds } = await scene.readProviderLedger();
    const rows = await scene.db.query
      .selectFrom('ledger')
      .select(['id', 'purpose', 'state'])
      .where('giftCardId', '=', card.id)
      .where('kind', '=', 'refund')
      .execute();
    expect(rows).toMatchObject([{ purpose: 'withdrawal', state: 'succeeded' }]);
    expect(refunds.find(({ metadata }) => metadata['ledgerId'] === rows[0]?.id)?.amountInCents).toBe(3500);
    expect(await rowOf(card.id)).toMatchObject({ status: 'withdrawn', balanceInCents: 0 });
    await expect(anna.browser.call(calls.withdrawGiftCard, wish)).rejects.toMatchObject({ code: 'not-withdrawable' });
    // The mail waits for the money, so that it can include the credit note.
    scene.clock.advance({ seconds: 6 });
    await scene.jobs.drain();
    const note = (await anna.browser.call(calls.myGiftCards)).giftCards[0]?.receipts.at(-1);
    expect(note).toMatchObject({ kind: 'credit-note', totalInCents: 3500, vatInCents: 0 });
    const [mail] = scene.messages.list({ to: anna.account.email });
    expect(`${mail?.subject} ${mail?.text}`).toMatch(new RegExp(`withdrawal.*receipt=${note?.id}`, 's'));
  });

  test('gives what comes back later to the buyer, and promises the renter nothing', async () => {
    const anna = await scene.customer();
    const card = await buy(anna, { amountInCents: 5000 });
    const boris = await scene.customer();
    const { slot } = await scene.station();
    const { url } = await boris.checkout(slot('12:00', '13:00'), { giftCardCode: codeOf(card.id) });
    await scene.pay(url);
    const { id: bookingId } = await boris.newest();
    await expect.poll(async () => (await boris.read(bookingId)).status, SOON).toBe('complete');
    await anna.browser.call(calls.withdrawGiftCard, { giftCardId: card.id });
    const told = await boris.browser.call(calls.cancelBooking, { bookingId, preview: true });
    expect(told).toMatchObject({
      refundInCents: 0,
      parts: [{ kind: 'gift-card-buyer', amountInCents: 1800 }],
    });
    await boris.browser.call(calls.cancelBooking, { bookingId, refundInCents: 0 });
    await scene.jobs.drain();
    const parts = [{ kind: 'gift-card-buyer', amountInCents: 1800, isWaiting: false }];
    await expect.poll(async () => (await boris.read(bookingId)).refundParts, SOON).toEqual(parts);
    expect((await boris.read(bookingId)).refundedInCents).toBe(0);
    const mail = await mailTo(boris, 'Booking cancelled');
    expect(mail).toContain('This part goes back to the buyer and not to you.');
    expect(mail).not.toMatch(/goes back to your card|no refund/);
    expect(await mailTo(anna, 'Your gift card: €18.00 more comes back to you')).toMatch(/EE-C-\d+-\d+: €18\.00/);
  });

  test('is over a second later, and nobody else can', async () => {
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const card = await buy(anna, { amountInCents: 2000 });
    const wish = { giftCardId: card.id, preview: true };
    await expect(boris.browser.call(calls.withdrawGiftCard, wish)).rejects.toMatchObject({ code: 'not-found' });
    const now = scene.clock.now();
    const setBought = (boughtAt: Temporal.Instant) =>
      scene.db.query.updateTable('giftCards').set({ boughtAt }).where('id', '=', card.id).execute();
    // Bought so long ago that the period has just run out.
    const length = now.until(withdrawalEndsAt(now));
    await setBought(now.subtract(length).subtract({ hours: 25 }));
    await expect(anna.browser.call(calls.withdrawGiftCard, wish)).rejects.toMatchObject({ code: 'not-withdrawable' });
  });
});
