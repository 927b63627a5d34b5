import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import { alertUrgency } from '@laine/contract/alert-urgency.ts';
import { locales, type Locale } from '@laine/contract/languages.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../ground/secrets.ts';
import type { NoticeScene } from '../../testing/use-notice-scene.ts';
import { useNoticeScene } from '../../testing/use-notice-scene.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { smsSegments } from '../notices/sms-segments.ts';
import { defaultSettings, upsertSettings } from './alert-settings-store.ts';
import { tellOfAlert } from './tell-of-alert.ts';

const opened = useNoticeScene();
let world: NoticeScene;
beforeEach(() => {
  world = opened.current;
});

type PersonWish = { phone?: string | null; locale?: Locale; owns?: boolean; isAdmin?: boolean };

async function person({ phone = '+37255570001', locale = 'en', owns = true, isAdmin = false }: PersonWish = {}) {
  const { query } = world.db;
  const [id, now] = [newId(), world.clock.now()];
  const email = `${id.toLowerCase()}@example.com`;
  const role = isAdmin ? 'admin' : 'user';
  await query
    .insertInto('accounts')
    .values({ id, email, phone, locale, role, createdAt: now, updatedAt: now })
    .execute();
  if (owns)
    await query.insertInto('stationOwners').values({ stationId: 'pirita', accountId: id, createdAt: now }).execute();
  return {
    id,
    mails: () => world.messages.list({ to: email }),
    set: (settings: Partial<AlertSettings>) =>
      world.db.transaction((tx) => upsertSettings(tx, id, { ...defaultSettings, ...settings }, world.clock.now())),
  };
}

type Raised = { target?: string; stationId?: string | null; data?: object };

async function raise(kind: AlertKind, { target = newId(), stationId = 'pirita', data = {} }: Raised = {}) {
  await world.db.transaction((tx) => raiseAlert(tx, { kind, target, stationId, data }, world.clock.now()));
  await world.runner.drain();
  const { query } = world.db;
  return query.selectFrom('alerts').select('id').where('target', '=', target).executeTakeFirstOrThrow();
}

async function after(by: Temporal.DurationLike) {
  world.clock.advance(by);
  await world.runner.drain();
}

const close = (id: string) =>
  world.db.query.updateTable('alerts').set({ closedAt: world.clock.now() }).where('id', '=', id).execute();
const statesOf = async (accountId: string) =>
  (
    await world.db.query
      .selectFrom('notices')
      .select(['channel', 'state'])
      .where('accountId', '=', accountId)
      .orderBy('channel')
      .orderBy('state')
      .execute()
  ).map(({ channel, state }) => `${channel} ${state}`);

describe('what is urgent', () => {
  test('goes by mail and SMS after a minute, with its one next step and a link to it', async () => {
    const owner = await person();
    await raise('door-left-open', { data: { lockerNumber: 1 } });
    await after({ seconds: 59 });
    expect(owner.mails()).toEqual([]);
    await after({ seconds: 1 });
    const [mail, ...more] = owner.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Pirita rand: A door stands open');
    expect(mail?.text).toContain('A door stands open. If a renter opened it, they were told');
    for (const part of ['locker 1', 'ask somebody nearby to close it', 'https://laine.test/admin/stations/pirita']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.html).toContain('https://laine.test/admin/alert-messages');
    expect(world.phone.received.map(({ body }) => body)).toEqual([
      'Laine Pirita rand: a door stands open, locker 1. https://laine.test/admin/stations/pirita',
    ]);
    // A second job sends nothing twice.
    await after({ hours: 1 });
    expect([owner.mails().length, world.phone.received.length]).toEqual([1, 1]);
  });

  test('several things of a station within a minute are one mail and one SMS', async () => {
    const owner = await person();
    await raise('door-left-open', { data: { lockerNumber: 1 } });
    await after({ seconds: 30 });
    await raise('keypad-guarded');
    await after({ seconds: 30 });
    expect(owner.mails()).toHaveLength(1);
    expect(owner.mails()[0]?.subject).toBe('Pirita rand: 2\u00A0alerts');
    expect(owner.mails()[0]?.text).toContain('Many wrong codes at the keypad');
    expect(world.phone.received.map(({ body }) => body)).toEqual([
      'Laine Pirita rand: a door stands open, locker 1 (+1). https://laine.test/admin/stations/pirita',
    ]);
    await after({ minutes: 5 });
    expect(owner.mails()).toHaveLength(1);
    expect(await statesOf(owner.id)).toEqual(['email sent', 'email sent', 'sms sent', 'sms sent']);
  });

  test('waits for the end of quiet hours, and nobody is told of what was over by then', async () => {
    const owner = await person();
    await after({ hours: 10 });
    await raise('keypad-guarded');
    const jam = await raise('door-left-open');
    await after({ hours: 6 });
    expect([owner.mails().length, world.phone.asked]).toEqual([0, 0]);
    await close(jam.id);
    await after({ hours: 1, minutes: 59 });
    expect(owner.mails()).toEqual([]);
    await after({ minutes: 1 });
    expect(owner.mails().map(({ subject }) => subject)).toEqual(['Pirita rand: Many wrong codes at the keypad']);
    expect(world.phone.received).toHaveLength(1);
    expect(await statesOf(owner.id)).toEqual(['email dropped', 'email sent', 'sms dropped', 'sms sent']);
  });

  test('the quiet hours of now count, also for what was planned before', async () => {
    const owner = await person();
    await raise('keypad-guarded');
    await owner.set({ quietFromInSeconds: 12 * 3600, quietToInSeconds: 15 * 3600 });
    await after({ minutes: 5 });
    expect(owner.mails()).toEqual([]);
    await after({ hours: 2 });
    expect([owner.mails().length, world.phone.received.length]).toEqual([1, 1]);
  });

  test('is dropped for whoever switched it off since', async () => {
    const owner = await person();
    await raise('keypad-guarded');
    await owner.set({ bySms: false });
    await after({ minutes: 1 });
    expect(await statesOf(owner.id)).toEqual(['email sent', 'sms dropped']);
    expect(world.phone.asked).toBe(0);
  });

  test('a renter who comes within the hour is told of at night', async () => {
    const owner = await person();
    await after({ hours: 13 });
    await world.insertBooking({ start: world.clock.now().add({ minutes: 30 }) });
    await raise('door-jammed', { data: { lockerNumber: 1 } });
    await after({ minutes: 1 });
    expect(owner.mails()[0]?.subject).toBe('Pirita rand: A door does not open');
    expect(world.phone.received).toHaveLength(1);
  });

  test('a jammed door that nobody needs before the next digest is not urgent', async () => {
    const owner = await person();
    // Another locker is awaited now, and this one tomorrow at ten.
    await world.insertBooking();
    await raise('door-jammed', { data: { lockerNumber: 1 } });
    await after({ hours: 1 });
    expect([owner.mails().length, world.phone.asked]).toEqual([0, 0]);
    await world.insertBooking({ start: world.clock.now().add({ hours: 3 }), code: '4822' });
    await raise('station-silent', { data: {} });
    await after({ minutes: 1 });
    expect(owner.mails().map(({ subject }) => subject)).toEqual(['Pirita rand: The station does not answer']);
    await raise('door-jammed', { data: { lockerNumber: 2 } });
    await after({ minutes: 1 });
    expect(owner.mails()).toHaveLength(1);
  });

  test('is dropped when somebody looks after it, and for whoever is no longer attached', async () => {
    const [owner, former] = [await person(), await person({ phone: null })];
    const taken = await raise('keypad-guarded');
    await raise('door-left-open');
    const { query } = world.db;
    await query.updateTable('alerts').set({ takenAt: world.clock.now() }).where('id', '=', taken.id).execute();
    await query.deleteFrom('stationOwners').where('accountId', '=', former.id).execute();
    await after({ minutes: 1 });
    expect(owner.mails().map(({ subject }) => subject)).toEqual(['Pirita rand: A door stands open']);
    expect(former.mails()).toEqual([]);
    expect(await statesOf(former.id)).toEqual(['email dropped', 'email dropped']);
  });
});

describe('safety', () => {
  test('knows no quiet hours, and nothing that was switched off', async () => {
    const owner = await person();
    await owner.set({ byMail: false, bySms: false });
    await after({ hours: 13 });
    await raise('problem-unsafe', { data: { lockerNumber: 1 } });
    expect(owner.mails()).toHaveLength(1);
    expect(world.phone.received[0]?.body).toMatch(/^Laine Pirita rand: SAFETY: a renter says/);
  });

  test('whoever is called for somebody on the water gets nothing else', async () => {
    const owner = await person();
    await raise('not-back');
    await after({ hours: 24 });
    expect(await statesOf(owner.id)).toEqual([]);
  });
});

describe('the digest', () => {
  test('tells everything ordinary once, at the hour that the person chose', async () => {
    const owner = await person();
    await owner.set({ digestAtInSeconds: 18 * 3600 });
    await raise('locker-disabled', { data: { lockerNumber: 1 } });
    const over = await raise('journal-gap');
    await after({ hours: 1 });
    await raise('item-missing', { data: { bookingId: 'booking-1' } });
    await close(over.id);
    await after({ hours: 3, minutes: 59 });
    expect(owner.mails()).toEqual([]);
    await after({ minutes: 1 });
    const [mail, ...more] = owner.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Today at your stations: 2\u00A0alerts');
    for (const part of ['/admin/stations/pirita', '/admin/bookings/booking-1', 'A locker is out of service'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('journal');
    expect(mail?.text).not.toContain('Still open');
    expect(world.phone.asked).toBe(0);

    // The next digest has the new alerts, and the number of older ones.
    await raise('station-clock-off');
    await after({ hours: 24 });
    expect(owner.mails()).toHaveLength(2);
    expect(owner.mails()[0]?.text).toContain('Still open from before: 2\u00A0alerts');
    expect(owner.mails()[0]?.text).not.toContain('A locker is out of service');
    // Nothing new: no mail.
    await after({ hours: 24 });
    expect(owner.mails()).toHaveLength(2);
  });

  test('goes to nobody who switched mail off', async () => {
    const owner = await person();
    await owner.set({ byMail: false });
    await raise('locker-disabled');
    await after({ hours: 48 });
    expect(await statesOf(owner.id)).toEqual([]);
  });
});

describe('people', () => {
  test('admins are told where nobody is attached, and of what belongs to no station', async () => {
    const admin = await person({ isAdmin: true, owns: false, phone: null });
    await raise('door-left-open');
    await raise('books-differ', { stationId: null });
    await after({ minutes: 1 });
    expect(admin.mails().map(({ subject }) => subject)).toEqual(['Pirita rand: A door stands open']);
    await after({ hours: 24 });
    expect(admin.mails()[0]?.text).toContain('Our book and the payment provider’s differ');

    const owner = await person({ phone: null });
    await raise('keypad-guarded');
    await after({ minutes: 1 });
    expect([owner.mails().length, admin.mails().length]).toEqual([1, 2]);
  });

  test('where the only owner is suspended the admins are told', async () => {
    const [owner, admin] = [await person({ phone: null }), await person({ isAdmin: true, owns: false, phone: null })];
    await world.db.query.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', owner.id).execute();
    await raise('door-left-open');
    await after({ minutes: 1 });
    expect([owner.mails().length, admin.mails().length]).toEqual([0, 1]);
  });

  test('each is written to in their own language, and no SMS is longer than two segments', async () => {
    const people = await Promise.all(locales.map((locale) => person({ locale })));
    const kinds = Object.entries(alertUrgency).filter(([, urgency]) =>
      (['safety', 'urgent', 'when-awaited'] as string[]).includes(urgency),
    );
    await world.insertBooking({ start: world.clock.now().add({ minutes: 30 }) });
    for (const [kind] of kinds) {
      await raise(kind as AlertKind, { data: { lockerNumber: 1, bookingId: 'V1StGXR8-Z5jdHi6B-myT' } });
      await after({ minutes: 1 });
    }
    expect(world.phone.received).toHaveLength(kinds.length * locales.length);
    const sizes = world.phone.received.map(({ body }) => ({ body, ...smsSegments(body) }));
    expect(sizes.filter(({ segments }) => segments > 2)).toEqual([]);
    const isRussian = (body: string) => /\p{Script=Cyrillic}/u.test(body);
    expect(sizes.filter(({ body, alphabet }) => (alphabet === 'gsm-7') === isRussian(body))).toEqual([]);
    const subjects = people.map(({ mails }) => mails().at(-1)?.subject);
    expect(new Set(subjects).size).toBe(locales.length);
  });
});

describe('trouble', () => {
  test('a mail server that is away is asked again, and the mail comes once', async () => {
    const owner = await person({ phone: null });
    await raise('keypad-guarded');
    await raise('door-left-open');
    world.loseMailServer();
    await after({ minutes: 1 });
    expect(await statesOf(owner.id)).toEqual(['email queued', 'email queued']);
    world.findMailServer();
    await after({ minutes: 10 });
    await after({ minutes: 10 });
    expect(owner.mails()).toHaveLength(1);
    expect(await statesOf(owner.id)).toEqual(['email sent', 'email sent']);
  });

  test('a number that will never work is not tried again, and the mail has told it', async () => {
    const owner = await person();
    world.phone.status = 400;
    await raise('keypad-guarded');
    await after({ minutes: 1 });
    await after({ hours: 12 });
    expect(world.phone.asked).toBe(1);
    expect(await statesOf(owner.id)).toEqual(['email sent', 'sms failed']);
  });

  test('what is asked for twice, or by two at once, is sent once', async () => {
    const owner = await person({ phone: null });
    const { id } = await raise('keypad-guarded');
    await Promise.all([tellOfAlert(world.deps, id), tellOfAlert(world.deps, id)]);
    expect(await statesOf(owner.id)).toEqual(['email queued']);
    world.clock.advance({ minutes: 1 });
    const { query } = world.db;
    const message = await query.selectFrom('notices').select('id').executeTakeFirstOrThrow();
    const send = () => world.send(message.id);
    const outcomes = await Promise.allSettled([send(), send()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).not.toEqual([]);
    await world.runner.drain();
    await after({ minutes: 5 });
    expect(owner.mails()).toHaveLength(1);
  });

  test('after the last attempt it counts as failed', async () => {
    const owner = await person({ phone: null });
    await raise('keypad-guarded');
    world.loseMailServer();
    world.clock.advance({ minutes: 1 });
    const { id } = await world.db.query.selectFrom('notices').select('id').executeTakeFirstOrThrow();
    await expect(world.send(id, { isLast: true })).rejects.toThrow(/not available/);
    expect(await statesOf(owner.id)).toEqual(['email failed']);
  });
});
