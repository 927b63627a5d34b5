import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

type Place = Awaited<ReturnType<LinkScene['beach']>>;
type Session = Awaited<ReturnType<LinkScene['book']>>;

async function connected() {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  return { beach, program };
}

/** Rentals of one person that ended this long ago, one behind each locker. */
const ended = (beach: Place, ...minutesAgo: number[]) =>
  scene.bookTogether(
    beach,
    minutesAgo.map((minutes, index) => ({
      startsIn: { minutes: -minutes - 60 },
      length: { hours: 1 },
      lockerNumber: index + 1,
    })),
  );

const accountOf = async ({ bookingId }: Session) => (await scene.bookingOf(bookingId)).accountId;
const warningsOf = async (session: Session) =>
  scene.db.query
    .selectFrom('warnings')
    .selectAll()
    .where('accountId', '=', await accountOf(session))
    .orderBy('givenAt')
    .execute();
const alertsOf = async (session: Session) =>
  scene.db.query
    .selectFrom('alerts')
    .select(['kind', 'stationId', 'closedAt', 'data'])
    .where('kind', '=', 'late-twice')
    .where('target', '=', await accountOf(session))
    .execute();
const noticesOf = async ({ bookingId }: Session) =>
  scene.db.query
    .selectFrom('notices')
    .select(['kind', 'channel'])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'late-warning')
    .execute();

describe('a board that comes back', () => {
  test.each([
    [10, 0],
    [12, 1],
  ])('%i minutes after the end earns %i warnings', async (minutes, count) => {
    const { beach, program } = await connected();
    const [session] = await ended(beach, minutes);
    if (!session) throw new Error('no session');
    await program.report(...collected(session, session.start), ...returned(session, scene.clock.now()));
    const warnings = await warningsOf(session);
    expect(warnings).toHaveLength(count);
    expect(await noticesOf(session)).toHaveLength(count);
    expect(await alertsOf(session)).toEqual([]);
    if (count === 0) return;
    expect(warnings[0]).toMatchObject({
      bookingId: session.bookingId,
      sessionId: session.id,
      lateInMinutes: 12,
      droppedAt: null,
    });
    const { givenAt, expiresAt } = warnings[0] ?? {};
    expect(expiresAt).toEqual(givenAt?.toZonedDateTimeISO('UTC').add({ years: 1 }).toInstant());
  });

  test('late because the keypad was locked is not late', async () => {
    const { beach, program } = await connected();
    const [session] = await ended(beach, 14);
    if (!session) throw new Error('no session');
    await program.report(...collected(session, session.start));
    const lockedAt = session.end.add({ minutes: 5 });
    await program.report({ type: 'keypad-locked', seconds: 300, wrongInADay: 15, at: lockedAt });
    await program.report(...returned(session, scene.clock.now()));
    expect(await warningsOf(session)).toEqual([]);
  });

  test('told twice, by a new boot too, warns once', async () => {
    const { beach, program } = await connected();
    const [session] = await ended(beach, 30);
    if (!session) throw new Error('no session');
    const events = program.journal(...collected(session, session.start), ...returned(session, scene.clock.now()));
    await program.sendEvents(events);
    await program.sendEvents(events);
    await program.report(...returned(session, scene.clock.now()));
    expect(await warningsOf(session)).toHaveLength(1);
    expect(await noticesOf(session)).toHaveLength(1);
    expect(await alertsOf(session)).toEqual([]);
  });

  test('with a second board of the same booking is one late return', async () => {
    const { beach, program } = await connected();
    const [first, second] = await ended(beach, 30, 30);
    if (!first || !second) throw new Error('no sessions');
    await scene.db.query
      .updateTable('sessions')
      .set({ bookingId: first.bookingId })
      .where('id', '=', second.id)
      .execute();
    for (const session of [first, second]) {
      await program.report(...collected(session, session.start), ...returned(session, scene.clock.now()));
    }
    expect(await warningsOf(first)).toHaveLength(1);
    expect(await alertsOf(first)).toEqual([]);
  });

  test('of a session that staff made warns nobody', async () => {
    const { beach, program } = await connected();
    const [session] = await ended(beach, 30);
    if (!session) throw new Error('no session');
    await scene.db.query.updateTable('sessions').set({ bookingId: null }).where('id', '=', session.id).execute();
    await program.report(...collected(session, session.start), ...returned(session, scene.clock.now()));
    expect(await warningsOf(session)).toEqual([]);
  });
});

test('two late returns within a year are for the admins, in whatever order the stations tell', async () => {
  const { beach, program } = await connected();
  const [earlier, later] = await ended(beach, 120, 40);
  if (!earlier || !later) throw new Error('no sessions');
  await program.report(...collected(earlier, earlier.start), ...collected(later, later.start));
  await program.report(...returned(later, scene.clock.now().subtract({ minutes: 5 })));
  expect(await alertsOf(later)).toEqual([]);
  await program.report(...returned(earlier, scene.clock.now().subtract({ minutes: 90 })));
  const personId = await accountOf(later);
  expect(await alertsOf(later)).toEqual([{ kind: 'late-twice', stationId: null, closedAt: null, data: { personId } }]);
  expect((await warningsOf(later)).map(({ lateInMinutes }) => lateInMinutes)).toEqual([30, 35]);
});

test('the second of two says that a decision is due, not what would happen after another one', async () => {
  const { beach, program } = await connected();
  const [first, second] = await ended(beach, 120, 40);
  if (!first || !second) throw new Error('no sessions');
  const customer = await scene.customer();
  const { id: accountId, email } = customer.account;
  const both = [first.bookingId, second.bookingId];
  await scene.db.query.updateTable('bookings').set({ accountId }).where('id', 'in', both).execute();
  const comesBack = async (session: Session, minutesAgo: number) => {
    const at = scene.clock.now().subtract({ minutes: minutesAgo });
    await program.report(...collected(session, session.start), ...returned(session, at));
    await scene.jobs.drain();
    const mails = scene.messages.list({ to: email });
    return mails.find(({ subject }) => subject.startsWith('Late return'))?.text ?? '';
  };
  expect(await comesBack(first, 90)).toContain('If you are late again within a year');
  const mail = await comesBack(second, 5);
  expect(mail).toContain('your second late return within a year, so our team now decides');
  expect(mail).not.toContain('late again');
});

test('the person sees their warnings until they are over, and is told by mail', async () => {
  const { beach, program } = await connected();
  const customer = await scene.customer();
  const [session] = await ended(beach, 45);
  if (!session) throw new Error('no session');
  const { id: accountId } = customer.account;
  await scene.db.query.updateTable('bookings').set({ accountId }).where('id', '=', session.bookingId).execute();
  await program.report(...collected(session, session.start), ...returned(session, scene.clock.now()));
  const { warnings } = await customer.browser.call(calls.myWarnings);
  expect(warnings).toMatchObject([{ bookingId: session.bookingId, stationName: 'Test beach', lateInMinutes: 45 }]);
  await scene.jobs.drain();
  const subjects = scene.messages.list({ to: customer.account.email }).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Late return: Test beach'))).toHaveLength(1);

  scene.clock.advance({ hours: 24 * 366 });
  const after = await scene.as(customer.account.email);
  expect((await after.call(calls.myWarnings)).warnings).toEqual([]);
});
