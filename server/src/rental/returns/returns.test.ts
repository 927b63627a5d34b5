import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { testTag } from '../../testing/open-rental-scene.ts';
import type { Happening } from '../../testing/test-program.ts';
import { HOUR_IN_CENTS, lateRentals } from '../overtime/late-rentals-fixture.ts';
import { readReturns } from './read-returns.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { asAdmin, chargesOf, debtsOf, onTheWater, takenFor, told, until } = lateRentals(() => scene);

type Board = { id: string; stationId: string; lockerNumber: number | null };

/** The journal's entry for a board brought back with a dead tag. */
const unseen = ({ id, stationId, lockerNumber }: Board, at: Temporal.Instant): Happening[] => [
  { type: 'door-opened', lockerNumber, sessionId: id, commandId: null, by: 'code', at },
  {
    type: 'door-closed',
    lockerNumber,
    rfids: ['paddle', 'vest'].map((kind) => testTag(stationId, lockerNumber, kind)),
    at,
  },
  { type: 'return-questioned', lockerNumber, sessionId: id, why: 'tag-unseen', at },
];

async function withDeadTag(minutes: number) {
  const rental = await onTheWater();
  const [board] = rental.boards;
  if (!board) throw new Error('no board');
  await until(rental.after(minutes));
  await rental.program.report(...unseen(board, rental.after(minutes)));
  await scene.jobs.drain();
  return { ...rental, board };
}

const warningsOf = (bookingId: string) =>
  scene.db.query.selectFrom('warnings').selectAll().where('bookingId', '=', bookingId).execute();

const openAlerts = async (beach: { alerts: () => Promise<{ kind: string; closedAt: unknown }[]> }) =>
  (await beach.alerts()).filter(({ closedAt }) => closedAt === null).map(({ kind }) => kind);

const lockerAudit = async ({ stationId, lockerNumber }: { stationId: string; lockerNumber: number | null }) => {
  const rows = scene.db.query.selectFrom('audit').select('data').where('action', '=', 'locker-edited');
  return (await rows.where('target', '=', `${stationId}/${lockerNumber}`).execute()).map(({ data }) => data);
};

describe('a board that is back and not seen', () => {
  test('costs its renter nothing, however long staff take to look', async () => {
    const { anna, beach, board, bookingId, after } = await withDeadTag(5);
    expect(await openAlerts(beach)).toEqual(['return-in-question']);
    expect(await beach.locker(board.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
    await until(after(300));
    await scene.jobs.drain();
    expect((await anna.read(bookingId)).returns.questions).toMatchObject([
      { sessionId: board.id, why: 'tag-unseen', answer: null },
    ]);
    expect(await chargesOf(bookingId)).toEqual([]);
    expect(await warningsOf(bookingId)).toEqual([]);
    expect(await openAlerts(beach)).toEqual(['return-in-question']);
    expect(await told(bookingId, 'not-back')).toBe(0);

    const admin = await asAdmin();
    await admin.call(calls.decideReturn, { sessionId: board.id, decision: 'was-there' });
    await scene.jobs.drain();
    expect(await scene.sessionOf(board.id)).toMatchObject({ status: 'finished', closeAt: after(5) });
    expect(await chargesOf(bookingId)).toEqual([]);
    expect(await debtsOf(bookingId)).toEqual([]);
    expect(await warningsOf(bookingId)).toEqual([]);
    expect(await openAlerts(beach)).toEqual([]);
    expect((await anna.read(bookingId)).returns.questions).toMatchObject([{ answer: { wasThere: true } }]);
    // Nobody can see the board in there, so nobody is sent to it.
    expect(await beach.locker(board.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
  });

  test('told by a station that was out of reach stops the clock all the same', async () => {
    const { beach, program, boards, bookingId, after } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    await scene.unplug(beach, program);
    await until(after(400));
    await beach.program().beginWith(...unseen(board, after(8)));
    await until(after(402));
    await scene.jobs.drain();
    expect(await chargesOf(bookingId)).toEqual([]);
    expect((await scene.sessionOf(board.id)).status).toBe('started');
  });

  test('is late from the moment that staff name', async () => {
    const { board, bookingId, after } = await withDeadTag(5);
    await until(after(150));
    const admin = await asAdmin();
    const at = after(125).toString();
    await admin.call(calls.decideReturn, { sessionId: board.id, decision: 'was-not-there', at });
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([2 * HOUR_IN_CENTS]);
    expect(await told(bookingId, 'board-not-found')).toBe(0);
    expect(await warningsOf(bookingId)).toMatchObject([{ lateInMinutes: 125 }]);
    await expect(admin.call(calls.decideReturn, { sessionId: board.id, decision: 'was-there' })).rejects.toMatchObject({
      code: 'state-moved-on',
    });
  });

  test('and was not there goes on and costs what it costs', async () => {
    const { board, bookingId, beach, program, after } = await withDeadTag(5);
    const admin = await asAdmin();
    await admin.call(calls.decideReturn, { sessionId: board.id, decision: 'was-not-there' });
    expect(await beach.locker(board.lockerNumber ?? 0)).toMatchObject({ status: 'rented' });
    expect(await lockerAudit(board)).toMatchObject([{ status: 'rented', sessionId: board.id }]);
    await scene.jobs.drain();
    expect(await told(bookingId, 'board-not-found')).toBe(1);
    const notes = async () => (await readReturns(scene.db.query, bookingId, scene.clock.now())).questions;
    expect(await notes()).toMatchObject([{ answer: { wasThere: false, backAt: null } }]);
    await until(after(181));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
    await program.report(...returned(board, after(182)));
    expect(await notes()).toEqual([]);
  });

  test('is free again once the station sees it soon after', async () => {
    const { board, bookingId, beach, program, after } = await withDeadTag(58);
    await until(after(63));
    await program.report(...returned(board, after(63)));
    await scene.jobs.drain();
    expect(await scene.sessionOf(board.id)).toMatchObject({ status: 'finished', closeAt: after(58) });
    expect(await beach.locker(board.lockerNumber ?? 0)).toMatchObject({ status: 'free' });
    expect(await openAlerts(beach)).toEqual([]);
    expect(await chargesOf(bookingId)).toEqual([]);
  });

  test('and is seen hours later waits for staff all the same', async () => {
    const { board, bookingId, beach, program, after } = await withDeadTag(5);
    await until(after(130));
    await program.report(...returned(board, after(130)));
    await scene.jobs.drain();
    expect((await scene.sessionOf(board.id)).status).toBe('finished');
    expect(await chargesOf(bookingId)).toEqual([]);
    expect(await warningsOf(bookingId)).toEqual([]);
    expect(await openAlerts(beach)).toEqual(['return-in-question']);
    const admin = await asAdmin();
    await admin.call(calls.decideReturn, { sessionId: board.id, decision: 'was-not-there' });
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([2 * HOUR_IN_CENTS]);
  });

  test('is not in question once its renter says that it is still out', async () => {
    const { board, beach, program, bookingId, after } = await withDeadTag(5);
    const { lockerNumber } = board;
    await program.report({ type: 'return-withdrawn', lockerNumber, sessionId: board.id, at: after(6) });
    expect(await openAlerts(beach)).toEqual([]);
    expect(await beach.locker(lockerNumber ?? 0)).toMatchObject({ status: 'rented' });
    await until(after(181));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
  });

  test('is decided by those who run the station', async () => {
    const { anna, board } = await withDeadTag(5);
    const stranger = await scene.customer();
    for (const { browser } of [anna, stranger])
      await expect(
        browser.call(calls.decideReturn, { sessionId: board.id, decision: 'was-there' }),
      ).rejects.toMatchObject({ status: 403 });
  });
});

describe('an owner who says that a board was there', () => {
  /** Two boards whose returns are in question since their end, and the owner of their station. */
  async function inQuestion() {
    const rental = await onTheWater({ count: 2 });
    const [first, second] = rental.boards;
    if (!first || !second) throw new Error('two boards');
    for (const board of rental.boards) await rental.program.report(...unseen(board, rental.after(0)));
    const owner = await scene.customer();
    const ownership = { stationId: first.stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
    await scene.db.query.insertInto('stationOwners').values(ownership).execute();
    const wasThere = ({ id }: Board, extras: { at?: string } = {}) =>
      owner.browser.call(calls.decideReturn, { sessionId: id, decision: 'was-there', ...extras });
    const given = async () => {
      const rows = scene.db.query.selectFrom('goodwills').select(['form', 'amountInCents', 'byOwner']);
      return rows.where('bookingId', '=', rental.bookingId).execute();
    };
    return { ...rental, owner, first, second, wasThere, given };
  }

  test('gives nothing away within the time that costs nothing', async () => {
    const { bookingId, first, second, after, wasThere, given } = await inQuestion();
    await until(after(50));
    for (const board of [first, second]) await wasThere(board);
    await scene.jobs.drain();
    expect(await given()).toEqual([]);
    expect(await chargesOf(bookingId)).toEqual([]);
  });

  test('later gives away the overtime since, within the limits of goodwill; an admin decides beyond them', async () => {
    const { bookingId, first, second, after, owner, wasThere, given } = await inQuestion();
    await until(after(130));
    await wasThere(first);
    expect(await given()).toEqual([{ form: 'time', amountInCents: 2 * HOUR_IN_CENTS, byOwner: true }]);
    await expect(wasThere(second)).rejects.toMatchObject({ code: 'goodwill-limit' });
    const found = { sessionId: second.id, decision: 'was-not-there', at: after(5).toString() } as const;
    await expect(owner.browser.call(calls.decideReturn, found)).rejects.toMatchObject({ code: 'goodwill-limit' });
    const admin = await asAdmin();
    await admin.call(calls.decideReturn, { sessionId: second.id, decision: 'was-there' });
    await scene.jobs.drain();
    expect(await chargesOf(bookingId)).toEqual([]);
    expect(await given()).toHaveLength(1);
  });

  test('is not heard where its renter was at the door with it later, and gives away what the reader proves', async () => {
    const { bookingId, first, second, program, after, wasThere, given } = await inQuestion();
    await until(after(70));
    await program.report(...unseen(first, after(70)), ...returned(second, after(70)).slice(1));
    await expect(wasThere(first)).rejects.toMatchObject({ code: 'not-allowed' });
    await until(after(170));
    await wasThere(second);
    expect(await given()).toEqual([{ form: 'time', amountInCents: HOUR_IN_CENTS, byOwner: true }]);
    const admin = await asAdmin();
    await admin.call(calls.decideReturn, { sessionId: first.id, decision: 'was-there' });
    await scene.jobs.drain();
    expect(await chargesOf(bookingId)).toEqual([]);
  });
});

describe('forgotten things', () => {
  test('the page says how long the door opens once more, and no longer once it was opened', async () => {
    const { anna, boards, bookingId, program, end, after, back } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    const { lockerNumber } = board;
    await back(2);
    const until15 = expect.stringContaining(end.add({ minutes: 17 }).toString().slice(0, 16));
    expect((await anna.read(bookingId)).returns.forgotten).toEqual([
      { sessionId: board.id, lockerNumber, until: until15 },
    ]);
    await program.report({
      type: 'door-opened',
      lockerNumber,
      sessionId: board.id,
      commandId: null,
      by: 'code',
      at: after(3),
    });
    expect((await anna.read(bookingId)).returns.forgotten).toEqual([]);
  });

  test('a board taken with them is out again, and late from the original end', async () => {
    const { boards, bookingId, beach, program, after, back } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    const { lockerNumber } = board;
    await back(2);
    await until(after(4));
    await program.report(
      { type: 'door-opened', lockerNumber, sessionId: board.id, commandId: null, by: 'code', at: after(4) },
      { type: 'session-reopened', lockerNumber, sessionId: board.id, at: after(4) },
      { type: 'door-closed', lockerNumber, rfids: [], at: after(4) },
    );
    expect(await scene.sessionOf(board.id)).toMatchObject({ status: 'started', closeAt: null });
    expect(await beach.locker(lockerNumber ?? 0)).toMatchObject({ status: 'rented' });
    expect(await beach.items(lockerNumber ?? 0)).toMatchObject({ board: 'found' });
    await until(after(70));
    await program.report(...returned(board, after(70)));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
  });
});

describe('a door left open', () => {
  const leftOpen = ({ id, lockerNumber }: Board, at: Temporal.Instant): Happening[] => [
    { type: 'door-opened', lockerNumber, sessionId: id, commandId: null, by: 'code', at },
    { type: 'door-left-open', lockerNumber, sessionId: id, openedAt: at.toString(), at: at.add({ minutes: 3 }) },
  ];

  test('is told to its renter once per opening, and to staff until it is closed', async () => {
    const { boards, bookingId, beach, program, after } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    await until(after(4));
    await program.report(...leftOpen(board, after(1)));
    await scene.jobs.drain();
    expect(await told(bookingId, 'door-left-open')).toBe(1);
    expect(await openAlerts(beach)).toEqual(['door-left-open']);
    await program.report({ type: 'door-closed', lockerNumber: board.lockerNumber, rfids: [], at: after(4) });
    expect(await openAlerts(beach)).toEqual([]);
  });

  test('long ago is told to nobody', async () => {
    const { boards, bookingId, program, after } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    await until(after(40));
    await program.report(...leftOpen(board, after(1)));
    await scene.jobs.drain();
    expect(await told(bookingId, 'door-left-open')).toBe(0);
  });
});

test('staff end the rental of a board that they have given up', async () => {
  const { boards, beach, bookingId, after } = await onTheWater();
  const [board] = boards;
  if (!board) throw new Error('no board');
  await until(after(181));
  await scene.jobs.drain();
  expect(await openAlerts(beach)).toContain('never-returned');
  const admin = await asAdmin();
  await admin.call(calls.endSession, { sessionId: board.id, reason: 'The board was stolen', board: 'missing' });
  await scene.jobs.drain();
  expect((await scene.sessionOf(board.id)).status).toBe('finished');
  expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
  expect(await openAlerts(beach)).not.toContain('never-returned');
  expect(await beach.locker(board.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
});
