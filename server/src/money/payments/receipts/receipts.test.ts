import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { standInVeriFactu } from '@laine/sandbox/tax-office/stand-in-verifactu.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveDrawing } from '../../../ground/papers/paper-store.ts';
import { openRentalScene, type RentalScene, type StationWish } from '../../../testing/open-rental-scene.ts';
import { giftCardCode, spacedCode } from '../../prepaid/gift-card-code.ts';
import { newGiftCard } from '../../prepaid/new-gift-card.ts';
import { receiptPaper } from './receipt-paper.ts';
import { findReceipt, nextNumber } from './receipt-store.ts';
import { watchTaxReports } from './watch-tax-reports.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const company = {
  name: 'Õllepruulijad OÜ',
  registryNumber: '12345678',
  vatNumber: 'ee 101 234 567',
  address: 'Tee 1, Tallinn',
};

async function rent(extras: object = {}, wish: StationWish = {}) {
  const station = await scene.station(wish);
  const anna = await scene.customer();
  const { url } = await anna.checkout(station.slot('12:00', '13:00'), extras);
  await scene.pay(url);
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  return { anna, id };
}

const papersOf = async ({ browser }: Customer, bookingId: string) =>
  (await browser.call(calls.bookingReceipts, { bookingId })).receipts;

async function receiptOf(anna: Customer, bookingId: string) {
  const [summary] = await papersOf(anna, bookingId);
  return (await anna.browser.call(calls.receipt, { receiptId: summary?.id ?? '' })).receipt;
}

async function newCode(initialInCents: number) {
  const card = { status: 'active', initialInCents, boughtBy: null, issuedBy: null, recipientEmail: null } as const;
  const rest = { senderName: null, message: null, locale: 'en', expiresAt: null } as const;
  const now = scene.clock.now();
  const { id } = await scene.db.transaction((tx) => newGiftCard(scene.deps, tx, { ...card, ...rest }, now));
  return spacedCode(giftCardCode(scene.deps.giftCardKey, id));
}

describe('a receipt', () => {
  test('tells lines, rate and sums as they were, whatever becomes of the station', async () => {
    const { anna, id } = await rent();
    const receipt = await receiptOf(anna, id);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      number: expect.stringMatching(/^EE-R-\d{4}-\d{6}$/) as string,
      stationName: 'Test beach',
      lines: [
        { label: 'Starting fee', cents: 500 },
        { label: 'SUP board rental for 60 minutes', cents: 1500 },
      ],
      totalInCents: 2000,
      vatPercent: 24,
      vatInCents: 387,
      canBecomeInvoice: true,
    });
    const { stationId } = await scene.bookingOf(id);
    await scene.db.query
      .updateTable('stations')
      .set({ metadata: '{}' as never })
      .where('id', '=', stationId)
      .execute();
    expect(await receiptOf(anna, id)).toEqual(receipt);
  });

  test('names the day and the times that were booked; one from before receipts did stays as it was issued', async () => {
    const { anna, id } = await rent();
    const stored = await findReceipt(scene.db.query, (await receiptOf(anna, id)).id);
    if (!stored) throw new Error('no receipt was issued');
    const paper = receiptPaper(stored, { name: 'Laine' });
    expect(paper.facts.at(-1)).toEqual({
      label: 'Rental',
      value: expect.stringMatching(/^\d+ \w+ \d{4}\n12:00–13:00$/u) as string,
    });
    expect(paper.parties.at(-1)?.lines).toEqual(['Private customer']);
    const earlier = receiptPaper({ ...stored, data: { ...stored.data, slot: null } }, { name: 'Laine' });
    expect(earlier.facts.map(({ label }) => label)).toEqual(['Date', 'Station']);
    expect(earlier.parties.at(-1)?.lines).toEqual(['Customer of the booking']);
  });

  test('is about all of a rental, also what a gift card paid', async () => {
    const { anna, id } = await rent({ giftCardCode: await newCode(800) });
    expect(await papersOf(anna, id)).toHaveLength(1);
    expect(await receiptOf(anna, id)).toMatchObject({ totalInCents: 2000, vatInCents: 387 });
    const rows = await scene.db.query
      .selectFrom('ledger')
      .select(['means', 'receiptId'])
      .where('bookingId', '=', id)
      .execute();
    expect(new Set(rows.map(({ receiptId }) => receiptId)).size).toBe(1);
    expect(rows).toHaveLength(2);
  });

  test('is counted by the country of its station', async () => {
    const { anna, id } = await rent({}, { country: 'ES', timeZone: 'Europe/Madrid' });
    expect(await receiptOf(anna, id)).toMatchObject({
      number: expect.stringMatching(/^ES-R-/) as string,
      vatPercent: 21,
      vatInCents: 347,
    });
  });

  test('is a private file for its customer and admins', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const path = `/api/receipts/${receiptId}/document.pdf`;
    for (const { browser } of [anna, await scene.newAdmin()]) {
      const answer = await browser.fetch(path);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
    }
    const { browser: other } = await scene.customer();
    expect((await other.fetch(path)).status).toBe(404);
    expect((await other.fetch(`/api/bookings/${id}/receipts`)).status).toBe(404);
  });

  test('is drawn for whoever asks first, and then the same file for all', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const admin = await scene.newAdmin();
    const fetched = async ({ browser }: Pick<Customer, 'browser'>) => {
      const { status, ...answer } = await browser
        .fetch(`/api/receipts/${receiptId}/document.pdf`)
        .then(async (sent) => ({
          status: sent.status,
          bytes: Buffer.from(await sent.arrayBuffer()),
        }));
      expect(status).toBe(200);
      return answer.bytes;
    };
    const drawings = () =>
      scene.db.query.selectFrom('drawnPapers').select('bytes').where('receiptId', '=', receiptId).execute();

    const [one, other] = await Promise.all([fetched(anna), fetched(admin)]);
    expect(one.equals(other)).toBe(true);
    const [stored, ...more] = await drawings();
    expect(more).toEqual([]);
    expect(one.equals(stored?.bytes ?? new Uint8Array())).toBe(true);

    const seen = Buffer.from('%PDF-1.7 as stored');
    await scene.db.query.updateTable('drawnPapers').set({ bytes: seen }).where('receiptId', '=', receiptId).execute();
    expect((await fetched(anna)).equals(seen)).toBe(true);
    expect((await (await scene.customer()).browser.fetch(`/api/receipts/${receiptId}/document.pdf`)).status).toBe(404);

    // As one from before a change of words or look.
    const outdated = { fingerprint: 'of another look', bytes: seen };
    await scene.db.query.updateTable('drawnPapers').set(outdated).where('receiptId', '=', receiptId).execute();
    expect((await fetched(anna)).equals(one)).toBe(true);
    expect(await drawings()).toHaveLength(1);

    // As by two processes that drew it at once.
    await scene.db.query.deleteFrom('drawnPapers').where('receiptId', '=', receiptId).execute();
    const drawing = {
      fingerprint: 'of both',
      of: { receiptId },
      locale: 'en',
      bytes: seen,
      drawnAt: scene.clock.now(),
    };
    await Promise.all([saveDrawing(scene.db.query, drawing), saveDrawing(scene.db.query, drawing)]);
    expect(await drawings()).toHaveLength(1);
  });

  test('never changes', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const change = scene.db.query
      .updateTable('receipts')
      .set({ number: 'EE-R-1' })
      .where('id', '=', receiptId)
      .execute();
    await expect(change).rejects.toThrow('a receipt that was issued never changes');
  });
});

test('a credit note names its receipt, and parts take back exactly its tax', async () => {
  const { anna, id } = await rent({ count: 2 }, { lockers: 2 });
  for (const session of (await anna.read(id)).sessions) {
    await anna.browser.call(calls.cancelBooking, { bookingId: id, sessionIds: [session.id] });
    await scene.jobs.drain();
  }
  const [receipt, ...notes] = await papersOf(anna, id);
  const rows = await Promise.all(notes.map((note) => findReceipt(scene.db.query, note.id)));
  // The tax in 18.00 is 3.48, in 36.00 it's 6.97.
  for (const [index, vatInCents] of [348, 349].entries())
    expect(rows[index]).toMatchObject({
      kind: 'credit-note',
      correctsId: receipt?.id,
      data: { corrects: { number: receipt?.number }, totalInCents: 1800, vatInCents },
    });
  expect(rows).toHaveLength(2);
});

test('a credit note says that the money goes to the buyer of the gift card who withdrew', async () => {
  const { anna, id } = await rent({ giftCardCode: await newCode(2000) });
  const { giftCardId } = await scene.bookingOf(id);
  const withdrawnAt = scene.clock.now();
  await scene.db.query
    .updateTable('giftCards')
    .set({ withdrawnAt })
    .where('id', '=', giftCardId ?? '')
    .execute();
  await anna.browser.call(calls.cancelBooking, { bookingId: id });
  await scene.jobs.drain();
  const note = (await papersOf(anna, id)).find(({ kind }) => kind === 'credit-note');
  const stored = await findReceipt(scene.db.query, note?.id ?? '');
  expect(stored && receiptPaper(stored, { name: 'Laine' }).table.totals.at(-1)).toEqual({
    label: 'To the buyer of the gift card, who withdrew from it',
    sum: '€18.00',
  });
});

describe('an invoice', () => {
  test('follows a credit note that gives no money back and says so', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    await anna.browser.call(calls.exchangeReceipt, { receiptId, ...company });
    const note = (await papersOf(anna, id)).find(({ kind }) => kind === 'credit-note');
    const receipt = await findReceipt(scene.db.query, note?.id ?? '');
    const paper = receipt && receiptPaper(receipt, { name: 'Laine' });
    expect(paper?.table.totals.map(({ label }) => label)).toEqual(['Without VAT', 'VAT 24%', 'Total']);
    expect(paper?.notes).toContain('An invoice takes the place of the receipt. No money was given back.');
  });

  test('takes the place of a receipt, once', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const { receipt: invoice } = await anna.browser.call(calls.exchangeReceipt, { receiptId, ...company });
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^EE-I-/) as string,
      totalInCents: 2000,
      company: { name: company.name, vatNumber: 'EE101234567' },
      canBecomeInvoice: false,
    });
    expect((await papersOf(anna, id)).map(({ kind }) => kind).toSorted()).toEqual([
      'credit-note',
      'invoice',
      'receipt',
    ]);
    const again = await anna.browser.post(`/api/receipts/${receiptId}/invoice`, company);
    expect(again.headers.get('x-refusal')).toBe('receipt-exchanged');
    expect((await anna.browser.call(calls.receipt, { receiptId })).receipt.canBecomeInvoice).toBe(false);
  });

  test('is what a later refund takes back', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const { receipt: invoice } = await anna.browser.call(calls.exchangeReceipt, {
      receiptId,
      ...company,
      vatNumber: '',
    });
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    await scene.jobs.drain();
    const note = (await papersOf(anna, id)).findLast(
      ({ kind, totalInCents }) => kind === 'credit-note' && totalInCents === 1800,
    );
    const row = await scene.db.query
      .selectFrom('receipts')
      .selectAll()
      .where('id', '=', note?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ correctsId: invoice.id, data: { company: { name: company.name, vatNumber: null } } });
  });

  test('is for whoever paid, while nothing was given back', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const { browser: other } = await scene.customer();
    expect((await other.post(`/api/receipts/${receiptId}/invoice`, company)).status).toBe(404);
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    await scene.jobs.drain();
    const late = await anna.browser.post(`/api/receipts/${receiptId}/invoice`, company);
    expect(late.headers.get('x-refusal')).toBe('receipt-exchanged');
  });

  test('asked for twice at once is issued once', async () => {
    const { anna, id } = await rent();
    const { id: receiptId } = await receiptOf(anna, id);
    const ask = () => anna.browser.post(`/api/receipts/${receiptId}/invoice`, company);
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

test('numbers have no gaps, however many settle at once and some fail', async () => {
  const given: number[] = [];
  const settle = (fails: boolean) =>
    scene.db.transaction(async (tx) => {
      const number = await nextNumber(tx, 'a series');
      if (fails) throw new Error('rolled back');
      given.push(number);
    });
  await Promise.allSettled(Array.from({ length: 24 }, (_, turn) => settle(turn % 3 === 1)));
  expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test('Spain’s tax office hears of each document once, and staff of a station whose documents nobody reports', async () => {
  const alerts = () =>
    scene.db.query.selectFrom('alerts').select('closedAt').where('kind', '=', 'receipts-unreported').execute();
  const { anna, id } = await rent({}, { country: 'ES', timeZone: 'Europe/Madrid' });
  await watchTaxReports(scene.deps);
  expect((await alerts()).some(({ closedAt }) => closedAt === null)).toBe(true);

  const office = standInVeriFactu();
  scene.deps.verifactu = office;
  await anna.browser.call(calls.cancelBooking, { bookingId: id });
  await scene.jobs.drain();
  const [, note] = await papersOf(anna, id);
  expect(office.records).toMatchObject([{ number: note?.number, totalInCents: -1800, vatPercent: 21 }]);
  await watchTaxReports(scene.deps);
  expect((await alerts()).every(({ closedAt }) => closedAt !== null)).toBe(true);
  scene.deps.verifactu = null;
});
