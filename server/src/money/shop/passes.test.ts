import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { MAX_FREE_BOOKINGS_PER_DAY } from '@laine/rules/constants.ts';
import { exampleTariff } from '@laine/rules/example-terms.ts';
import { withdrawalLastDay } from '@laine/rules/money/withdrawal.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { longDay } from '../../telling/notices/wording.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { receiptPaper } from '../payments/receipts/receipt-paper.ts';
import { findReceipt } from '../payments/receipts/receipt-store.ts';
import { addOffer } from '../prepaid/edit-offers.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
  await scene.station();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const PRICE_IN_CENTS = 9900;
const HOUR_IN_CENTS = exampleTariff.pricePerHourInCents;

/** A season from yesterday for about two months, at the stations of Estonia. */
const offer = (stationIds: string[] = []) =>
  scene.db.transaction((tx) => {
    const today = dateIn('Europe/Tallinn', scene.clock.now());
    const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
    const fields = { name: 'Summer', country: 'EE' as const, priceInCents: PRICE_IN_CENTS, ...days, stationIds };
    return addOffer(tx, { ...fields, onSale: true }, scene.clock.now());
  });

const passesOf = async ({ browser }: Customer) => (await browser.call(calls.myPasses)).passes;

async function buy(customer: Customer, { startsAtOnce = true, stationIds = [] as string[] } = {}) {
  const { id: offerId } = await offer(stationIds);
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce };
  const { url } = await customer.browser.call(calls.buyPass, wish);
  await scene.pay(url);
  await expect.poll(async () => (await passesOf(customer))[0]?.status, SOON).toBe('active');
  const [pass] = await passesOf(customer);
  if (!pass) throw new Error('no pass');
  return pass;
}

/** The clock shows nine in the morning when the scene opens, and runs on from there. */
function slotIn(stationId: string, minutes: number) {
  const start = scene.clock.now().add({ minutes });
  return { stationId, start: start.toString(), end: start.add({ hours: 1 }).toString() };
}

async function book(customer: Customer, slot: ReturnType<typeof slotIn>, extras: { usePass?: boolean } = {}) {
  const { url, refusal } = await customer.checkout(slot, extras);
  expect(refusal).toBeNull();
  await scene.pay(url);
  const { id } = await customer.newest();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  return scene.bookingOf(id);
}

const lateChargesOf = (bookingId: string) =>
  scene.db.query
    .selectFrom('ledger')
    .select(['state', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'late-cancellation')
    .execute();

const refundOf = (passId: string) =>
  scene.db.query
    .selectFrom('ledger')
    .select(['purpose', 'amountInCents'])
    .where('passId', '=', passId)
    .where('kind', '=', 'refund')
    .execute();

test('a pass is bought once and is one at a time', async () => {
  const anna = await scene.customer();
  expect((await anna.browser.call(calls.passOffers)).offers).toEqual([]);
  const pass = await buy(anna);
  expect(pass).toMatchObject({ name: 'Summer', country: 'EE', priceInCents: PRICE_IN_CENTS });
  expect(pass.withdrawableUntil).not.toBeNull();
  const { id: offerId } = await offer();
  const again = anna.browser.call(calls.buyPass, { offerId, acceptedTermsAndConditions: true });
  await expect(again).rejects.toMatchObject({ code: 'pass-held-already' });
  await scene.jobs.drain();
  const [mail] = scene.messages.list({ to: anna.account.email });
  expect(mail?.text).toContain('Withdraw from contract here');
  const lastDay = withdrawalLastDay(Temporal.Instant.from(pass.withdrawableUntil ?? ''));
  expect(mail?.text).toContain(longDay(lastDay, 'en'));
  const consents = await scene.db.query
    .selectFrom('consents')
    .select('kind')
    .where('accountId', '=', anna.account.id)
    .execute();
  expect(consents).toContainEqual({ kind: 'pass-at-once' });
});

test('a purchase begun again leaves one pass, whichever page is paid', async () => {
  const anna = await scene.customer();
  const { id: offerId } = await offer();
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  const { url } = await anna.browser.call(calls.buyPass, wish);
  // A provider that closes the page and takes the money all the same.
  scene.deps.payments = { ...scene.provider, closeCheckout: (id) => scene.provider.findCheckout(id) };
  await anna.browser.call(calls.buyPass, wish).catch(() => undefined);
  scene.deps.payments = scene.provider;
  await scene.pay(url);
  await scene.jobs.drain();
  expect((await passesOf(anna)).filter(({ status }) => status === 'active')).toHaveLength(1);
});

test('one pass is of use to one booking at a time, and what is cancelled in time gives it back', async () => {
  const anna = await scene.customer();
  const [here, there] = [await scene.station({ lockers: 4 }), await scene.station({ lockers: 4 })];
  await buy(anna);
  const first = await book(anna, slotIn(here.id, 120), { usePass: true });
  expect(first.passInCents).toBe(HOUR_IN_CENTS);
  // Neither at the same hour, nor at another station, nor later.
  for (const slot of [slotIn(here.id, 120), slotIn(there.id, 120), slotIn(there.id, 179)]) {
    expect((await anna.checkout(slot, { usePass: true })).refusal).toBe('pass-in-use');
    const quote = await anna.browser.call(calls.quoteBooking, { ...slot, count: 1 });
    expect(quote).toMatchObject({ pass: null, toPayInCents: quote.totalInCents });
    expect(Temporal.Instant.from(quote.passBusyUntil ?? '')).toEqual(first.end);
  }
  const paid = await book(anna, slotIn(there.id, 120));
  expect(paid).toMatchObject({ passId: null, passInCents: 0 });
  await anna.browser.call(calls.cancelBooking, { bookingId: first.id });
  const again = await book(anna, slotIn(there.id, 150), { usePass: true });
  expect(again.passInCents).toBe(HOUR_IN_CENTS);
  // The database itself refuses a second one, whoever writes it.
  const { passBusyUntil } = again;
  const double = scene.db.query.updateTable('bookings').set({ passId: again.passId, passBusyUntil });
  await expect(double.where('id', '=', paid.id).execute()).rejects.toMatchObject({ code: '23P01' });
});

test('a pass goes with the end of its rental, and staff move none over another', async () => {
  const anna = await scene.customer();
  const [here, there] = [await scene.station({ lockers: 4 }), await scene.station({ lockers: 4 })];
  await buy(anna);
  const first = await book(anna, slotIn(here.id, 15), { usePass: true });
  await anna.browser.call(calls.extendBooking, { bookingId: first.id });
  await scene.advance({ minutes: 80 });
  expect((await anna.checkout(slotIn(there.id, 5), { usePass: true })).refusal).toBe('pass-in-use');
  const [board] = await scene.sessionsOf(first.id);
  const { browser: staff } = await scene.newAdmin();
  const end = (hours: number) => ({ sessionId: board?.id ?? '', end: first.start.add({ hours }).toString() });
  await staff.call(calls.editSession, end(3));
  expect((await scene.bookingOf(first.id)).passBusyUntil).toEqual(first.start.add({ hours: 3 }));
  const out = scene.db.query.updateTable('sessions').set({ status: 'started', firstOpenAt: first.start });
  await out.where('id', '=', board?.id ?? '').execute();
  await scene.advance({ hours: 2 });
  await book(anna, slotIn(there.id, 15), { usePass: true });
  await expect(staff.call(calls.editSession, end(5))).rejects.toMatchObject({ code: 'pass-in-use', status: 409 });
});

test('free bookings have a cap a day', async () => {
  const anna = await scene.customer();
  const station = await scene.station({ lockers: 2, startingFeeInCents: 0 });
  await buy(anna);
  for (let count = 0; count < MAX_FREE_BOOKINGS_PER_DAY; count += 1) {
    const { id, amountInCents } = await book(anna, slotIn(station.id, 120), { usePass: true });
    expect(amountInCents).toBe(0);
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
  }
  const refused = await anna.checkout(slotIn(station.id, 120), { usePass: true });
  expect(refused).toMatchObject({ status: 429, refusal: 'too-many-free-bookings' });
  // A paying customer books as usual.
  expect((await anna.checkout(slotIn(station.id, 120), { usePass: false })).status).toBe(200);
  scene.clock.advance({ hours: 24 });
  expect((await anna.checkout(slotIn(station.id, 120), { usePass: true })).status).toBe(200);
});

test('it takes the first hour of one board off, at most three hours ahead', async () => {
  const anna = await scene.customer();
  const station = await scene.station({ lockers: 3 });
  await buy(anna);
  const soon = slotIn(station.id, 120);
  const quoted = await anna.browser.call(calls.quoteBooking, { ...soon, count: 2 });
  expect(quoted.pass).toMatchObject({ isUsed: true, savesInCents: HOUR_IN_CENTS });
  expect(quoted.toPayInCents).toBe(quoted.totalInCents - HOUR_IN_CENTS);
  const without = await anna.browser.call(calls.quoteBooking, { ...soon, count: 2, usePass: false });
  expect(without).toMatchObject({
    toPayInCents: quoted.totalInCents,
    pass: { isUsed: false, savesInCents: HOUR_IN_CENTS },
  });
  const later = slotIn(station.id, 181);
  expect((await anna.browser.call(calls.quoteBooking, { ...later, count: 1 })).pass).toBeNull();
  expect((await anna.checkout(later, { usePass: true })).refusal).toBe('pass-too-far-ahead');
  const elsewhere = await scene.station({ country: 'ES', timeZone: 'Europe/Madrid' });
  expect((await anna.checkout(slotIn(elsewhere.id, 120), { usePass: true })).refusal).toBe('pass-not-valid');
  const { passInCents, amountInCents } = await book(anna, soon);
  expect(passInCents).toBe(HOUR_IN_CENTS);
  expect(await passesOf(anna)).toMatchObject([{ usedHours: 1, savedInCents: HOUR_IN_CENTS, startsAtOnce: true }]);
  expect(amountInCents).toBe(quoted.totalInCents / 2 - HOUR_IN_CENTS);
});

test('cancelled an hour before it costs nothing more, later the hour is charged', async () => {
  const anna = await scene.customer();
  const station = await scene.station({ lockers: 2 });
  await buy(anna);
  const inTime = await book(anna, slotIn(station.id, 62));
  const told = await anna.browser.call(calls.cancelBooking, { bookingId: inTime.id, preview: true });
  expect(told.passChargeInCents).toBe(0);
  await anna.browser.call(calls.cancelBooking, { bookingId: inTime.id });
  await scene.jobs.drain();
  expect(await lateChargesOf(inTime.id)).toEqual([]);

  const late = await book(anna, slotIn(station.id, 59));
  const shown = await anna.browser.call(calls.cancelBooking, { bookingId: late.id, preview: true });
  expect(shown.passChargeInCents).toBe(HOUR_IN_CENTS);
  await anna.browser.call(calls.cancelBooking, { bookingId: late.id });
  await scene.jobs.drain();
  expect(await lateChargesOf(late.id)).toMatchObject([{ state: 'succeeded', amountInCents: HOUR_IN_CENTS }]);
});

test('an hour that nobody came for is charged once', async () => {
  const anna = await scene.customer();
  const station = await scene.station();
  await buy(anna);
  const { id } = await book(anna, slotIn(station.id, 10));
  await scene.advance({ hours: 2 });
  await scene.advance({ hours: 1 });
  expect(await lateChargesOf(id)).toMatchObject([{ state: 'succeeded', amountInCents: HOUR_IN_CENTS }]);
});

test('its receipt has the tax within, and its withdrawal a credit note: on the page, as papers and by mail', async () => {
  const anna = await scene.customer();
  const pass = await buy(anna);
  const [receipt] = pass.receipts;
  expect(receipt).toMatchObject({ kind: 'receipt', totalInCents: PRICE_IN_CENTS, vatPercent: 24, vatInCents: 1916 });
  await scene.jobs.drain();
  expect(scene.messages.list({ to: anna.account.email })[0]?.text).toMatch(/VAT 24% included: €19\.16/);

  await anna.browser.call(calls.withdrawPass, { passId: pass.id });
  await expect
    .poll(async () => {
      await scene.jobs.drain();
      return (await passesOf(anna))[0]?.receipts.map(({ kind }) => kind);
    }, SOON)
    .toEqual(['receipt', 'credit-note']);
  const note = (await passesOf(anna))[0]?.receipts[1];
  expect(note).toMatchObject({ totalInCents: PRICE_IN_CENTS, vatInCents: receipt?.vatInCents });
  // The mail waits for the money, so that it can include the credit note.
  scene.clock.advance({ seconds: 6 });
  await scene.jobs.drain();
  const mail = scene.messages.list({ to: anna.account.email })[0]?.text ?? '';
  for (const part of ['withdrawal', note?.number ?? '-', `/passes?receipt=${note?.id ?? '-'}`]) {
    expect(mail).toContain(part);
  }

  const { browser: other } = await scene.customer();
  for (const { id, number, totalInCents, vatInCents } of [receipt ?? note, note].flatMap((paper) => paper ?? [])) {
    const path = `/api/receipts/${id}/document.pdf`;
    expect((await other.fetch(path)).status).toBe(404);
    expect((await anna.browser.fetch(path)).headers.get('content-type')).toBe('application/pdf');
    const stored = await findReceipt(scene.db.query, id);
    const paper = stored && receiptPaper(stored, { name: 'Laine' });
    expect(paper?.title).toContain(number);
    const sums = paper?.table.totals.map(({ sum }) => Number(sum.replaceAll(/[^\d]/g, ''))) ?? [];
    expect(sums.slice(0, 3)).toEqual([totalInCents - vatInCents, vatInCents, totalInCents]);
  }
});

test('a pass of which every station is closed is not sold until one opens', async () => {
  const { id: stationId } = await scene.station({ status: 'disabled' });
  const { id: offerId } = await offer([stationId]);
  const anna = await scene.customer();
  const isOffered = async () => (await anna.browser.call(calls.passOffers)).offers.some(({ id }) => id === offerId);
  const order = () => anna.browser.call(calls.buyPass, { offerId, acceptedTermsAndConditions: true });
  expect(await isOffered()).toBe(false);
  await expect(order()).rejects.toMatchObject({ code: 'pass-stations-closed' });
  await scene.db.query.updateTable('stations').set({ status: 'active' }).where('id', '=', stationId).execute();
  expect(await isOffered()).toBe(true);
  expect((await order()).url).toContain('http');
});

test('withdrawing deducts used hours only where it was to start at once', async () => {
  const anna = await scene.customer();
  const station = await scene.station();
  const pass = await buy(anna);
  await book(anna, slotIn(station.id, 30));
  const told = await anna.browser.call(calls.withdrawPass, { passId: pass.id, preview: true });
  expect(told).toMatchObject({
    paidInCents: PRICE_IN_CENTS,
    keptInCents: HOUR_IN_CENTS,
    refundInCents: PRICE_IN_CENTS - HOUR_IN_CENTS,
  });
  await anna.browser.call(calls.withdrawPass, { passId: pass.id, refundInCents: told.refundInCents });
  expect(await refundOf(pass.id)).toEqual([{ purpose: 'withdrawal', amountInCents: PRICE_IN_CENTS - HOUR_IN_CENTS }]);
  const again = anna.browser.call(calls.withdrawPass, { passId: pass.id });
  await expect(again).rejects.toMatchObject({ code: 'not-withdrawable' });

  const boris = await scene.customer();
  const patient = await buy(boris, { startsAtOnce: false });
  expect(patient.startsAt).toBe(patient.withdrawableUntil);
  expect((await boris.browser.call(calls.quoteBooking, { ...slotIn(station.id, 90), count: 1 })).pass).toBeNull();
  const whole = await boris.browser.call(calls.withdrawPass, { passId: patient.id, preview: true });
  expect(whole.refundInCents).toBe(PRICE_IN_CENTS);
});

test('a pass that starts later is not booked with ahead of its start, so nothing is kept with the money back', async () => {
  const anna = await scene.customer();
  const station = await scene.station();
  const pass = await buy(anna, { startsAtOnce: false });
  const startsAt = Temporal.Instant.from(pass.startsAt ?? '');
  await scene.advance({ seconds: Math.floor(scene.clock.now().until(startsAt).total('seconds')) - 3600 });
  // The first hour that it covers, while a withdrawal would still refund everything.
  const first = slotIn(station.id, 70);
  expect((await anna.browser.call(calls.quoteBooking, { ...first, count: 1 })).pass).toBeNull();
  expect((await anna.checkout(first, { usePass: true })).refusal).toBe('pass-not-valid');
  await scene.advance({ hours: 1, minutes: 1 });
  const quoted = await anna.browser.call(calls.quoteBooking, { ...slotIn(station.id, 70), count: 1 });
  expect(quoted.pass).toMatchObject({ savesInCents: HOUR_IN_CENTS });
  await expect(anna.browser.call(calls.withdrawPass, { passId: pass.id, preview: true })).rejects.toMatchObject({
    code: 'not-withdrawable',
  });
});

test('an hour that a withdrawal deducted is not charged again', async () => {
  const anna = await scene.customer();
  const station = await scene.station({ lockers: 2 });
  const pass = await buy(anna);
  const late = await book(anna, slotIn(station.id, 30));
  await anna.browser.call(calls.withdrawPass, { passId: pass.id });
  const shown = await anna.browser.call(calls.cancelBooking, { bookingId: late.id, preview: true });
  expect(shown.passChargeInCents).toBe(0);
  await anna.browser.call(calls.cancelBooking, { bookingId: late.id });
  await scene.jobs.drain();
  expect(await lateChargesOf(late.id)).toEqual([]);
});

test('an hour that a withdrawal deducted goes back when we cancel it, or when it was never paid for', async () => {
  const rest = { purpose: 'withdrawal', amountInCents: HOUR_IN_CENTS };
  const anna = await scene.customer();
  const station = await scene.station({ lockers: 2 });
  const pass = await buy(anna);
  const { id: bookingId } = await book(anna, slotIn(station.id, 30));
  await anna.browser.call(calls.withdrawPass, { passId: pass.id });
  const { browser: staff } = await scene.newAdmin();
  await staff.call(calls.adminCancelBooking, { bookingId, reason: 'A storm' });
  expect(await refundOf(pass.id)).toContainEqual(rest);

  const boris = await scene.customer();
  const other = await buy(boris);
  expect((await boris.checkout(slotIn(station.id, 30))).status).toBe(200);
  await boris.browser.call(calls.withdrawPass, { passId: other.id });
  expect(await refundOf(other.id)).not.toContainEqual(rest);
  await scene.advance({ minutes: 11 });
  expect(await refundOf(other.id)).toContainEqual(rest);
});

test('an hour that a withdrawal deducted goes back when it is cancelled in time, and the mail says so', async () => {
  const anna = await scene.customer();
  const station = await scene.station();
  const pass = await buy(anna);
  const { id: bookingId } = await book(anna, slotIn(station.id, 100));
  await scene.advance({ minutes: 1 });
  await anna.browser.call(calls.withdrawPass, { passId: pass.id });
  await scene.advance({ minutes: 1 });
  const shown = await anna.browser.call(calls.cancelBooking, { bookingId, preview: true });
  expect(shown.parts).toContainEqual({ kind: 'pass-price', amountInCents: HOUR_IN_CENTS, isWaiting: true });
  await anna.browser.call(calls.cancelBooking, { bookingId });
  await scene.advance({ minutes: 3 });
  const back = (await refundOf(pass.id)).reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  expect(back).toBe(PRICE_IN_CENTS);
  const { refundParts } = await anna.read(bookingId);
  expect(refundParts.map(({ kind }) => kind)).toEqual(['card', 'pass-price']);
  const texts = scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
  expect(texts.join('\n')).toContain('for the hour of your pass goes back as well');
  expect(texts.join('\n')).not.toContain('can be used again');
});

test('it covers a start in the minute in which it was bought', async () => {
  const anna = await scene.customer();
  const station = await scene.station();
  const pass = await buy(anna);
  const start = Temporal.Instant.from(pass.startsAt ?? '').round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const slot = { stationId: station.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  expect((await anna.checkout(slot, { usePass: true })).refusal).toBeNull();
});

test('ended by its holder, and by nobody else, it pays nothing back', async () => {
  const anna = await scene.customer();
  const pass = await buy(anna);
  const { browser: other } = await scene.customer();
  for (const call of [calls.endPass, calls.withdrawPass])
    await expect(other.call(call, { passId: pass.id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await passesOf(anna)).toMatchObject([{ status: 'active' }]);
  await anna.browser.call(calls.endPass, { passId: pass.id });
  await scene.jobs.drain();
  expect(await passesOf(anna)).toMatchObject([{ status: 'ended' }]);
  expect(await refundOf(pass.id)).toEqual([]);
});
