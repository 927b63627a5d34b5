import { calls } from '@laine/contract/calls.ts';
import { locales } from '@laine/contract/languages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smsSegments } from '../../telling/notices/sms-segments.ts';
import { openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { lateRentals } from '../overtime/late-rentals-fixture.ts';
import { callOutText } from './call-out-text.ts';
import { watchNotBack } from './watch-not-back.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { onTheWater, told, until } = lateRentals(() => scene);

let numbers = 100;
/** A person with a role, with or without a phone. */
async function person({ hasPhone = true, isAdmin = false } = {}) {
  const { account, browser } = await scene.customer();
  numbers += 1;
  const phone = hasPhone ? `+37255570${numbers}` : null;
  const role = isAdmin ? 'admin' : 'user';
  await scene.db.query.updateTable('accounts').set({ phone, role }).where('id', '=', account.id).execute();
  const to = phone ?? account.email;
  return {
    id: account.id,
    browser,
    heard: () => scene.messages.list({ to }).filter(({ text }) => /not back/.test(text)),
  };
}

type Person = Awaited<ReturnType<typeof person>>;

/** Resets admins and boards of other tests. */
beforeEach(async () => {
  const { query } = scene.db;
  await query.updateTable('accounts').set({ role: 'user' }).execute();
  const closedAt = scene.clock.now();
  await query
    .updateTable('sessions')
    .set({ status: 'finished', closeAt: closedAt })
    .where('status', '=', 'started')
    .execute();
  await query.updateTable('alerts').set({ closedAt }).where('closedAt', 'is', null).execute();
});

const own = (stationId: string, accountId: string) =>
  scene.db.query
    .insertInto('stationOwners')
    .values({ stationId, accountId, createdAt: scene.clock.advance({ milliseconds: 1 }) })
    .execute();

async function overdue({ owners = [] as Person[], minutes = 59, count = 1 } = {}) {
  const rental = await onTheWater({ count });
  const [board] = rental.boards;
  if (!board) throw new Error('no board');
  for (const { id } of owners) await own(rental.beach.id, id);
  const at = async (late: number) => {
    await until(rental.after(late));
    await watchNotBack(scene.deps);
    await scene.jobs.drain();
  };
  await at(minutes);
  const alert = () =>
    scene.db.query
      .selectFrom('alerts')
      .selectAll()
      .where('kind', '=', 'not-back')
      .where('target', '=', rental.bookingId)
      .executeTakeFirst();
  return { ...rental, board, at, alert };
}

const rescueNow = () => ({ service: 'JRCC Tallinn', at: scene.clock.now().toString(), note: 'Case 12' });

const linkIn = (messages: { text: string }[]) => {
  const id = /\/alerts\/([\w-]+)/.exec(messages[0]?.text ?? '')?.[1];
  if (id === undefined) throw new Error('no link');
  return { callOutId: id };
};

describe('somebody who is not back', () => {
  test('is looked for by one person after the other until one takes it with one press', async () => {
    const [first, second] = [await person(), await person()];
    const admin = await person({ isAdmin: true });
    const { at, alert, bookingId, beach } = await overdue({ owners: [first, second] });
    expect(first.heard()).toEqual([]);
    await at(60);
    expect(first.heard()).toHaveLength(1);
    const [sms] = first.heard();
    for (const part of ['+372 5555 0199', '1 board', '112', 'Collected']) expect(sms?.text).toContain(part);
    expect(await told(bookingId, 'not-back')).toBe(1);

    await at(69);
    expect(second.heard()).toEqual([]);
    // The clock runs on during jobs: just over ten minutes since the first call.
    await at(71);
    // Called any number of times, also by two processes at once.
    await Promise.all([watchNotBack(scene.deps), watchNotBack(scene.deps)]);
    await scene.jobs.drain();
    expect([first.heard().length, second.heard().length, admin.heard().length]).toEqual([1, 1, 0]);

    const visitor = scene.browser();
    const link = linkIn(second.heard());
    expect(await visitor.call(calls.callOut, link)).toMatchObject({
      state: 'open',
      missing: { phone: '+37255550199', lockerNumbers: [1] },
      station: { silentSince: null },
    });
    await visitor.call(calls.takeCallOut, link);
    expect(await visitor.call(calls.callOut, link)).toMatchObject({ state: 'taken-by-you' });
    expect(await visitor.call(calls.callOut, linkIn(first.heard()))).toMatchObject({ state: 'taken' });
    await at(95);
    expect(admin.heard()).toEqual([]);
    expect(await alert()).toMatchObject({ takenBy: second.id, closedAt: null });

    // After half an hour without news from the person who took it, everybody is called again.
    await at(103);
    expect([first.heard().length, second.heard().length]).toEqual([2, 1]);
    await visitor.call(calls.endCallOut, { ...link, rescue: rescueNow() });
    expect(await visitor.call(calls.callOut, link)).toMatchObject({ state: 'over', missing: null });
    expect(await alert()).toMatchObject({ closedBy: second.id, rescue: { service: 'JRCC Tallinn' } });
    // A rescue service has it: nobody is called again for the same board.
    await at(120);
    expect(first.heard()).toHaveLength(2);
    expect((await beach.alerts()).filter(({ kind }) => kind === 'not-back')).toHaveLength(1);
  });

  test('is looked for although the board was said to be back, when that was long before the end', async () => {
    const admin = await person({ isAdmin: true });
    const saidAt = async (minutes: number) => {
      const { boards, program, after } = await onTheWater();
      for (const { id: sessionId, lockerNumber } of boards)
        await program.report({
          type: 'return-questioned',
          lockerNumber,
          sessionId,
          why: 'tag-unseen',
          at: after(minutes),
        });
      await until(after(61));
      await watchNotBack(scene.deps);
      await scene.jobs.drain();
      return admin.heard().length;
    };
    expect(await saidAt(-5)).toBe(0);
    expect(await saidAt(-50)).toBe(1);
  });

  test('is dismissed by nobody: talked to is good for half an hour at most, and only a named rescue service ends it', async () => {
    const [owner, other] = [await person(), await person()];
    const { at, alert, bookingId, board } = await overdue({ owners: [owner, other] });
    await at(60);
    const { id: alertId = '' } = (await alert()) ?? {};
    await scene.stayIn();
    const refused = { code: 'search-goes-on', status: 409 };
    await expect(owner.browser.call(calls.closeAlert, { alertId })).rejects.toMatchObject(refused);
    const old = await owner.browser.post(`/api/admin/alerts/${alertId}/close`, {});
    expect([old.status, old.headers.get('x-refusal')]).toEqual([409, 'search-goes-on']);
    const nobody = owner.browser.call(calls.closeAlert, { alertId, rescue: { ...rescueNow(), service: ' xx ' } });
    await expect(nobody).rejects.toMatchObject({ status: 400 });
    for (const when of ['2030-01-01T00:00:00Z', board.start.subtract({ hours: 24 }).toString()]) {
      const wrong = { ...rescueNow(), at: when };
      const early = owner.browser.call(calls.closeAlert, { alertId, rescue: wrong });
      await expect(early).rejects.toMatchObject({ code: 'rescue-time', status: 400 });
      const byLink = scene.browser().call(calls.endCallOut, { ...linkIn(owner.heard()), rescue: wrong });
      await expect(byLink).rejects.toMatchObject({ code: 'rescue-time' });
    }
    const long = owner.browser.call(calls.silenceAlert, { alertId, minutes: 31 });
    await expect(long).rejects.toMatchObject({ status: 400 });
    const link = linkIn(owner.heard());
    const ended = await scene.browser().post(`/api/call-outs/${link.callOutId}/found`, {});
    expect(ended.status).toBe(400);
    await expect(
      scene.db.query.updateTable('alerts').set({ closedAt: scene.clock.now(), closedBy: owner.id }).execute(),
    ).rejects.toThrow('searches_end_with_a_reason');

    await owner.browser.call(calls.silenceAlert, { alertId, minutes: 20 });
    await at(79);
    expect([owner.heard().length, other.heard().length]).toEqual([1, 0]);
    await at(81);
    expect([owner.heard().length, other.heard().length]).toEqual([2, 0]);
    await scene.browser().call(calls.silenceCallOut, { ...link, minutes: 30 });
    await at(110);
    expect(owner.heard()).toHaveLength(2);
    await at(112);
    expect(owner.heard()).toHaveLength(3);

    const rescue = rescueNow();
    await owner.browser.call(calls.closeAlert, { alertId, rescue });
    const { alerts } = await owner.browser.call(calls.alerts, { state: 'closed' });
    expect(alerts).toMatchObject([{ id: alertId, rescue, closedByName: expect.any(String) }]);
    const acts = scene.db.query.selectFrom('audit').select('action').where('target', '=', alertId).orderBy('createdAt');
    const actions = (await acts.execute()).map(({ action }) => action);
    expect(actions).toEqual(['alert-silenced', 'alert-silenced', 'alert-closed']);
    expect(await told(bookingId, 'not-back')).toBe(1);
  });

  test('that a rescue service ended is looked for anew: another board of the booking at once, the same one two hours later', async () => {
    const owner = await person();
    const { at, bookingId, boards, anna } = await overdue({ owners: [owner], count: 2 });
    const [first, second] = boards;
    if (!first || !second) throw new Error('two boards were booked');
    const lengthen = { end: second.end.add({ minutes: 60 }) };
    await scene.db.query.updateTable('sessions').set(lengthen).where('id', '=', second.id).execute();
    const searches = () =>
      scene.db.query.selectFrom('alerts').selectAll().where('target', '=', bookingId).orderBy('createdAt').execute();
    const end = async () => {
      const alertId = (await searches()).at(-1)?.id ?? '';
      await owner.browser.call(calls.closeAlert, { alertId, rescue: rescueNow() });
    };
    await at(60);
    await scene.stayIn();
    await end();
    await at(119);
    expect(await searches()).toHaveLength(1);
    expect(owner.heard()).toHaveLength(1);
    // The other board wasn't due yet when the rescue service was named.
    await at(120);
    expect(await searches()).toMatchObject([{ closedBy: owner.id }, { closedAt: null }]);
    expect(owner.heard()).toHaveLength(2);
    expect((await anna.read(bookingId)).returns.notBack).toMatchObject({ saidFineAt: null });
    expect(await told(bookingId, 'not-back')).toBe(2);
    await end();
    await at(239);
    expect(await searches()).toHaveLength(2);
    // The clock runs on during jobs: two hours and a minute after the second search ended.
    await at(241);
    expect(await searches()).toHaveLength(3);
  });

  test('is looked for on when staff end the rental, unless they say that they have seen the board', async () => {
    const owner = await person();
    const { at, alert, board, program, bookingId, after } = await overdue({ owners: [owner] });
    const sessionId = board.id;
    const edit = (said: { board?: 'missing' }) =>
      owner.browser.call(calls.editSession, { sessionId, status: 'finished', ...said });
    await scene.stayIn();
    await expect(edit({})).rejects.toMatchObject({ status: 409, code: 'board-not-seen' });
    await at(60);
    const goesOn = { status: 409, code: 'search-goes-on' };
    await expect(edit({})).rejects.toMatchObject(goesOn);
    await expect(owner.browser.call(calls.endSession, { sessionId, reason: 'done' })).rejects.toMatchObject(goesOn);
    await owner.browser.call(calls.editSession, { sessionId, end: after(61).toString(), reason: 'Agreed' });
    expect(await alert()).toMatchObject({ closedAt: null });

    await edit({ board: 'missing' });
    expect(await scene.sessionOf(sessionId)).toMatchObject({ status: 'finished', closeAt: null });
    await at(71);
    expect(await alert()).toMatchObject({ closedAt: null });
    const charges = scene.db.query.selectFrom('overtimes').selectAll().where('bookingId', '=', bookingId);
    expect(await charges.execute()).toEqual([]);
    const claims = scene.db.query.selectFrom('claims').select('status').where('sessionId', '=', sessionId);
    expect(await claims.execute()).toEqual([{ status: 'draft' }]);
    const { missing } = await scene.browser().call(calls.callOut, linkIn(owner.heard()));
    expect(missing?.lockerNumbers).toEqual([board.lockerNumber]);

    await program.report(...returned(board, after(80)));
    expect(await alert()).toMatchObject({ closedAt: expect.anything(), closedBy: null });
    expect(await scene.sessionOf(sessionId)).toMatchObject({ missingSince: null, closeAt: expect.anything() });
    await scene.jobs.drain();
    expect(await told(bookingId, 'receipt')).toBe(1);
  });

  test('is found where somebody of the staff has seen the board, and the alert says who', async () => {
    const owner = await person();
    const { at, alert, board } = await overdue({ owners: [owner], minutes: 60 });
    await scene.stayIn();
    const { id: sessionId } = board;
    await owner.browser.call(calls.endSession, { sessionId, reason: 'Beached', board: 'missing' });
    await at(61);
    await owner.browser.call(calls.endSession, { sessionId, reason: 'In the office', board: 'back' });
    expect(await alert()).toMatchObject({ closedBy: owner.id, isBoardSeen: true });
    const { alerts } = await owner.browser.call(calls.alerts, { state: 'closed' });
    expect(alerts.find(({ kind }) => kind === 'not-back')).toMatchObject({
      closedByName: expect.any(String),
      rescue: null,
    });
    const said = scene.db.query.selectFrom('audit').select(['actorId', 'data']).where('target', '=', sessionId);
    expect((await said.execute()).map(({ actorId, data }) => [actorId, data])).toContainEqual([
      owner.id,
      expect.objectContaining({ board: 'back', reason: 'In the office' }),
    ]);
  });

  test('is looked for at once where staff say before the time is over that the board is missing', async () => {
    const owner = await person();
    const { boards, beach } = await onTheWater();
    await own(beach.id, owner.id);
    await scene.stayIn();
    await owner.browser.call(calls.endSession, {
      sessionId: boards[0]?.id ?? '',
      reason: 'Capsized',
      board: 'missing',
    });
    await scene.jobs.drain();
    expect(owner.heard()).toHaveLength(1);
  });

  test('goes to all admins after the last owner', async () => {
    const owner = await person();
    const admins = [await person({ isAdmin: true }), await person({ isAdmin: true, hasPhone: false })];
    const { at } = await overdue({ owners: [owner] });
    await at(60);
    await at(71);
    for (const admin of admins) expect(admin.heard()).toHaveLength(1);
    await at(82);
    await at(93);
    for (const one of [owner, ...admins]) expect(one.heard()).toHaveLength(1);
  });

  test('goes out by mail where nobody has a phone, and that is an alert of its own', async () => {
    const owner = await person({ hasPhone: false });
    const admin = await person({ isAdmin: true, hasPhone: false });
    const { at, beach } = await overdue({ owners: [owner] });
    await at(60);
    for (const one of [owner, admin]) expect(one.heard()).toHaveLength(1);
    const kinds = (await beach.alerts()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['nobody-to-call', 'not-back']);
  });

  test('is taken by a call too, by those who run the station', async () => {
    const { at, alert, beach } = await overdue();
    const [owner, stranger] = [await person(), await person()];
    await own(beach.id, owner.id);
    await at(60);
    const { id = '' } = (await alert()) ?? {};
    await expect(stranger.browser.call(calls.takeAlert, { alertId: id })).rejects.toMatchObject({ status: 403 });
    await owner.browser.call(calls.takeAlert, { alertId: id });
    expect(await alert()).toMatchObject({ takenBy: owner.id });
  });

  test('is not looked for any more once the board is back', async () => {
    const [owner, admin] = [await person(), await person({ isAdmin: true })];
    const { at, alert, program, board, after } = await overdue({ owners: [owner] });
    await at(60);
    await program.report(...returned(board, after(60)));
    expect((await alert())?.closedAt).not.toBeNull();
    await at(70);
    expect(admin.heard()).toEqual([]);
    expect(await scene.browser().call(calls.callOut, linkIn(owner.heard()))).toMatchObject({ state: 'over' });
  });

  test('is looked for whatever became of the booking, and although the station is silent, which is said', async () => {
    const owner = await person();
    const { at, beach, bookingId, program } = await overdue({ owners: [owner] });
    await scene.db.query.updateTable('bookings').set({ status: 'expired' }).where('id', '=', bookingId).execute();
    await scene.unplug(beach, program);
    await at(60);
    expect(owner.heard()[0]?.text).toContain('Station silent since');
  });

  test('may say that no help is needed, and whoever looks after it reads so', async () => {
    const owner = await person();
    const { at, anna, bookingId } = await overdue({ owners: [owner] });
    await at(60);
    expect((await anna.read(bookingId)).returns.notBack).toMatchObject({ saidFineAt: null });
    await anna.browser.call(calls.sayAllRight, { bookingId });
    const { returns } = await anna.read(bookingId);
    expect(returns.notBack?.saidFineAt).not.toBeNull();
    const { missing } = await scene.browser().call(calls.callOut, linkIn(owner.heard()));
    expect(missing?.saidFineAt).toBe(returns.notBack?.saidFineAt);
    const stranger = await person();
    await expect(stranger.browser.call(calls.sayAllRight, { bookingId })).rejects.toMatchObject({ status: 404 });
  });
});

describe.each(locales)('in %s', (locale) => {
  const at = Temporal.Instant.from('2027-07-14T09:00:00Z');
  const station = {
    name: 'Nõmme rand',
    locationText: '',
    timeZone: 'Europe/Tallinn',
    latitude: 0,
    longitude: 0,
    silentSince: at,
  };
  test('the call for help is whole and in letters of an SMS', () => {
    const facts = {
      name: 'Mari Õunapuu',
      phone: '+37255550199',
      lockerNumbers: [1, 2],
      dueAt: at,
      collectedAt: at,
      lastDoorAt: at,
      saidFineAt: at,
      station,
      link: 'https://laine.example/alerts/abcdefghijklmnopqrstuv',
    };
    const text = callOutText(locale, facts, 'Laine');
    expect(text).not.toMatch(/undefined|null|NaN/);
    for (const part of ['+372 5555 0199', '112', '12:00', facts.link]) expect(text).toContain(part);
    const { alphabet, segments } = smsSegments(text);
    expect(alphabet).toBe(locale === 'ru' ? 'ucs-2' : 'gsm-7');
    expect(segments).toBeLessThanOrEqual(locale === 'ru' ? 8 : 3);
  });
});
