import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { closeMonths } from './close-months.ts';

const IBAN = 'EE382200221020145685';
const CLOSES_YEARS_WITHIN_MS = 90_000;

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Station = Awaited<ReturnType<RentalScene['station']>>;

const thisMonth = () => dateIn('Europe/Tallinn', scene.clock.now()).with({ day: 1 });

/** A station whose owner gets a share from this month on, and an admin. */
async function openShared(percent = 70) {
  const station = await scene.station({ lockers: 3 });
  const admin = await scene.newAdmin();
  const owner = await scene.customer();
  await scene.db.query
    .insertInto('stationOwners')
    .values({ stationId: station.id, accountId: owner.account.id, createdAt: scene.clock.now() })
    .execute();
  const share = { percent, firstDay: thisMonth().toString(), payee: 'Rand OÜ', taxNumber: 'EE101', iban: IBAN };
  await admin.browser.call(calls.setOwnerShare, { stationId: station.id, ...share });
  return { station, admin, owner, share };
}

async function rent(station: Station, from = '12:00', to = '13:00') {
  const anna = await scene.customer();
  const { url } = await anna.checkout(station.slot(from, to, 1));
  await scene.pay(url);
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  return { anna, id };
}

/** As the reconciliation records it. */
const noteFee = (bookingId: string, feeInCents: number) =>
  scene.db.query.updateTable('ledger').set({ feeInCents }).where('bookingId', '=', bookingId).execute();

/** Moves on to the day on which this month may be closed. */
async function passMonth() {
  const next = thisMonth().add({ months: 1, days: 3 }).toZonedDateTime('Europe/Tallinn').toInstant();
  scene.clock.advance(scene.clock.now().until(next));
  await closeMonths(scene.deps);
  await signInAgain();
}

/** Moves on to the first night of the next month, when the one before can't be closed yet. */
async function beginNextMonth() {
  const next = thisMonth().add({ months: 1 }).toZonedDateTime('Europe/Tallinn').toInstant().add({ hours: 1 });
  scene.clock.advance(scene.clock.now().until(next));
  await signInAgain();
}

/** As everybody would after so long. */
async function signInAgain() {
  const now = scene.clock.now();
  const seen = { createdAt: now, lastSeenAt: now, expiresAt: now.add({ hours: 12 }) };
  await scene.db.query.updateTable('logins').set(seen).execute();
}

/** The sum of all movements at a station, from the ledger itself. */
async function ledgerSum(stationId: string) {
  const rows = await scene.db.query
    .selectFrom('ledger')
    .innerJoin('bookings', 'bookings.id', 'ledger.bookingId')
    .select(['kind', 'ledger.amountInCents', 'feeInCents'])
    .where('stationId', '=', stationId)
    .where('state', '=', 'succeeded')
    .execute();
  return rows.reduce(
    (sum, { kind, amountInCents, feeInCents }) =>
      sum + (kind === 'charge' ? 1 : -1) * amountInCents - (feeInCents ?? 0),
    0,
  );
}

// Runs first: years are closed month by month, for every station that the tests have made by then.
test.each(['Europe/Tallinn', 'Europe/Madrid'])(
  'in %s a month ends at midnight there, winter and summer',
  async (timeZone) => {
    const station = await scene.station({ timeZone, lockers: 2 });
    const admin = await scene.newAdmin();
    const { year } = dateIn(timeZone, scene.clock.now());
    const firstDay = Temporal.PlainDate.from({ year: year + 1, month: 10, day: 1 });
    const share = { percent: '70', firstDay, payee: 'Rand OÜ', taxNumber: 'EE101', iban: IBAN };
    const made = { createdAt: scene.clock.now(), createdBy: admin.account.id };
    await scene.db.query
      .insertInto('ownerShares')
      .values({ id: `share-${station.id}`, stationId: station.id, ...share, ...made })
      .execute();
    // Half past eleven in Madrid is half past midnight in Tallinn, before and after a clock change.
    const settled = [`${year + 1}-10-31T22:30:00Z`, `${year + 2}-03-31T21:30:00Z`];
    for (const [place, settledAt] of settled.entries()) {
      const { id } = await rent(station, `1${place}:00`, `1${place + 1}:00`);
      await scene.db.query
        .updateTable('ledger')
        .set({ settledAt: Temporal.Instant.from(settledAt) })
        .where('bookingId', '=', id)
        .execute();
    }
    const closing = Temporal.PlainDate.from({ year: year + 2, month: 5, day: 4 });
    scene.clock.advance(scene.clock.now().until(closing.toZonedDateTime(timeZone).toInstant()));
    await closeMonths(scene.deps);
    const counted = await scene.db.query
      .selectFrom('statements')
      .innerJoin('statementEntries', 'statementEntries.statementId', 'statements.id')
      .select('month')
      .where('stationId', '=', station.id)
      .orderBy('month')
      .execute();
    const months = timeZone === 'Europe/Madrid' ? [10, 3] : [11, 4];
    expect(counted.map(({ month }) => month.month)).toEqual(months);
  },
  CLOSES_YEARS_WITHIN_MS,
);

test('a month is closed once, shared, exported with a trace, and paid', async () => {
  const { station, admin, owner } = await openShared();
  const kept = await rent(station);
  const cancelled = await rent(station, '14:00', '15:00');
  await cancelled.anna.browser.call(calls.cancelBooking, { bookingId: cancelled.id });
  await scene.jobs.drain();
  await noteFee(kept.id, 55);
  await closeMonths(scene.deps);
  expect((await owner.browser.call(calls.statements, {})).statements).toEqual([]);

  await passMonth();
  await closeMonths(scene.deps);
  const { statements } = await owner.browser.call(calls.statements, { stationId: station.id });
  expect(statements).toHaveLength(1);
  const [statement] = statements;
  if (!statement) throw new Error('no statement');
  // 2 × 20 € less 18 € back is 22 €, of which 4.26 € VAT, less 55 cents: 17.19 €, and 70 % of it.
  expect(statement).toMatchObject({
    percent: 70,
    paidOn: null,
    sums: { turnoverInCents: 2200, vatInCents: 426, baseInCents: 1719, shareInCents: 1203, payableInCents: 1203 },
  });
  const sum = statement.sums.lines.reduce((total, { cents }) => total + cents, 0);
  expect(sum).toBe(await ledgerSum(station.id));

  const { id: statementId } = statement;
  const csv = await (await owner.browser.fetch(`/api/admin/statements/${statementId}/entries.csv`)).text();
  expect(csv.split('\n')).toHaveLength(1 + 4 + 1);
  expect(csv).toMatch(/fees,.*,-\d+\.\d\d,0\.00,-\d+\.\d\d$/m);
  expect(csv).not.toContain('@');
  const pdf = async () => {
    const drawn = await owner.browser.fetch(`/api/admin/statements/${statementId}/statement.pdf`);
    return Buffer.from(await drawn.arrayBuffer()).toString('latin1');
  };
  const unpaid = await pdf();
  expect(unpaid.startsWith('%PDF-1.7')).toBe(true);
  const audit = await scene.db.query.selectFrom('audit').select('data').where('target', '=', statementId).execute();
  expect(audit.map(({ data }) => data)).toEqual([{ form: 'csv' }, { form: 'pdf' }]);

  const paidOn = dateIn('Europe/Tallinn', scene.clock.now()).toString();
  expect(await admin.browser.call(calls.markStatementPaid, { statementId, paidOn })).toMatchObject({ paidOn });
  // It says another thing now, and takes the place of the one before.
  expect(await pdf()).not.toBe(unpaid);
  const drawings = scene.db.query.selectFrom('drawnPapers').select('locale').where('statementId', '=', statementId);
  expect(await drawings.execute()).toHaveLength(1);
  const again = await admin.browser.post(`/api/admin/statements/${statementId}/paid`, { paidOn });
  expect(again.headers.get('x-refusal')).toBe('already-paid');
});

test('what becomes known later goes into the next month, and every cent is counted once', async () => {
  const { station, admin } = await openShared(50);
  const { anna, id } = await rent(station);
  await passMonth();
  const first = (await admin.browser.call(calls.statements, { stationId: station.id })).statements;
  expect(first).toMatchObject([{ sums: { turnoverInCents: 2000, vatInCents: 387, shareInCents: 807 } }]);

  // The fee came late, and the money was refunded.
  await noteFee(id, 60);
  const refund = {
    of: { bookingId: id },
    accountId: anna.account.id,
    purpose: 'goodwill',
    amountInCents: 2000,
  } as const;
  await scene.db.transaction((tx) => queueRefund(tx, refund, scene.clock.now()));
  await scene.jobs.drain();
  await passMonth();
  const [second, ...before] = (await admin.browser.call(calls.statements, { stationId: station.id })).statements;
  expect(before).toEqual(first);
  expect(second?.sums).toMatchObject({
    turnoverInCents: -2000,
    vatInCents: -387,
    baseInCents: -1673,
    shareInCents: -837,
  });
  expect(second?.sums).toMatchObject({ payableInCents: 0, carriesInCents: -837 });

  await passMonth();
  const [third] = (await admin.browser.call(calls.statements, { stationId: station.id })).statements;
  expect(third?.sums).toMatchObject({ shareInCents: 0, carriedInCents: -837, payableInCents: 0, carriesInCents: -837 });
  const entries = await scene.db.query
    .selectFrom('statementEntries')
    .innerJoin('statements', 'statements.id', 'statementEntries.statementId')
    .select('cents')
    .where('stationId', '=', station.id)
    .execute();
  expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(await ledgerSum(station.id));
});

test('only an admin sets a share, and only for months that are open', async () => {
  const { station, admin, owner, share } = await openShared();
  const path = `/api/admin/stations/${station.id}/shares`;
  expect((await owner.browser.post(path, share)).status).toBe(403);
  expect((await admin.browser.post(path, { ...share, iban: 'EE00' })).headers.get('x-refusal')).toBe('iban-invalid');
  expect((await admin.browser.post(path, { ...share, firstDay: '2026-01-15' })).status).toBe(400);
  await passMonth();
  expect((await admin.browser.post(path, share)).headers.get('x-refusal')).toBe('state-moved-on');
  const { shares } = await admin.browser.call(calls.ownerShares, { stationId: station.id });
  expect(shares).toMatchObject([{ percent: 70, payee: 'Rand OÜ', iban: IBAN }]);
  const audit = await scene.db.query
    .selectFrom('audit')
    .select('data')
    .where('action', '=', 'owner-share-set')
    .where('target', '=', station.id)
    .execute();
  expect(audit).toMatchObject([{ data: { percent: 70, iban: '5685' } }]);
});

test('somebody else’s month does not exist, and a closed one never changes', async () => {
  const { station, admin } = await openShared();
  await passMonth();
  const [statement] = (await admin.browser.call(calls.statements, { stationId: station.id })).statements;
  const { owner: stranger } = await openShared();
  for (const path of ['', '/statement.pdf', '/entries.csv']) {
    expect((await stranger.browser.fetch(`/api/admin/statements/${statement?.id}${path}`)).status).toBe(404);
  }
  const change = scene.db.query
    .updateTable('statements')
    .set({ payableInCents: 1 })
    .where('id', '=', statement?.id ?? '')
    .execute();
  await expect(change).rejects.toThrow('a month that was closed never changes');
});

test('the running month says what it has brought so far, and becomes the statement', async () => {
  const { station, owner } = await openShared();
  const { id } = await rent(station);
  await noteFee(id, 60);
  const running = async () =>
    (await owner.browser.call(calls.runningMonths, { stationId: station.id })).months.map(({ month, sums }) => ({
      month,
      sums,
    }));
  const before = await running();
  expect(before).toMatchObject([{ month: thisMonth().toString(), sums: { payableInCents: expect.any(Number) } }]);
  expect(before[0]?.sums.payableInCents).toBeGreaterThan(0);

  await passMonth();
  const { statements, total } = await owner.browser.call(calls.statements, { stationId: station.id });
  expect(statements).toMatchObject([{ month: before[0]?.month, sums: before[0]?.sums }]);
  expect(total).toBe(1);
  expect(await running()).toMatchObject([{ month: thisMonth().toString(), sums: { turnoverInCents: 0 } }]);
});

test('in the first days of a month the one before is still open, and both are told apart', async () => {
  const { station, owner } = await openShared();
  await rent(station);
  const first = thisMonth();
  await beginNextMonth();
  const { months } = await owner.browser.call(calls.runningMonths, { stationId: station.id });
  expect(months.map(({ month }) => month)).toEqual([first.toString(), thisMonth().toString()]);
  expect(months.map(({ sums }) => sums.turnoverInCents > 0)).toEqual([true, false]);
});

test('what came late to a closed month is in the first of two open ones alone', async () => {
  const { station, owner } = await openShared();
  const { id } = await rent(station);
  await noteFee(id, 55);
  await passMonth();
  await noteFee(id, 60);
  await beginNextMonth();
  const { months } = await owner.browser.call(calls.runningMonths, { stationId: station.id });
  expect(months.map(({ sums }) => sums.baseInCents)).toEqual([-5, 0]);
});

test('a station that is not shared has no running month, and somebody else’s does not exist', async () => {
  const station = await scene.station({ lockers: 1 });
  const admin = await scene.newAdmin();
  expect(await admin.browser.call(calls.runningMonths, { stationId: station.id })).toEqual({ months: [] });
  const { owner } = await openShared();
  await expect(owner.browser.call(calls.runningMonths, { stationId: station.id })).rejects.toMatchObject({
    status: 404,
  });
});

test('an owner’s list has the own months only, by whether they were paid, and as a table', async () => {
  const { station, admin, owner } = await openShared();
  const other = await openShared();
  await rent(station);
  await passMonth();
  const mine = await owner.browser.call(calls.statements);
  expect(mine.statements.map(({ stationId }) => stationId)).toEqual([station.id]);
  expect((await owner.browser.call(calls.statements, { isPaid: 'true' })).total).toBe(0);
  const [statement] = mine.statements;
  await admin.browser.call(calls.markStatementPaid, { statementId: statement?.id ?? '', paidOn: '2027-07-05' });
  expect((await owner.browser.call(calls.statements, { isPaid: 'true' })).total).toBe(1);
  expect((await owner.browser.call(calls.statements, { isPaid: 'false' })).total).toBe(0);

  const table = await (await owner.browser.fetch('/api/admin/statements.csv')).text();
  expect(table.startsWith('month,station,')).toBe(true);
  expect(table).toContain(`,${station.id},`);
  expect(table).not.toContain(other.station.id);
  expect(table).toContain(',2027-07-05');
  const { status } = await owner.browser.fetch(`/api/admin/statements.csv?stationId=${other.station.id}`);
  expect(status).toBe(404);
  const rows = await scene.db.query
    .selectFrom('audit')
    .select(['action', 'data'])
    .where('actorId', '=', owner.account.id)
    .where('target', '=', 'statements')
    .execute();
  expect(rows).toEqual([{ action: 'list-exported', data: {} }]);
});
