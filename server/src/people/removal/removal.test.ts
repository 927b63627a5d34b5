import { calls } from '@laine/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';
import { insertSecurityEvent } from '../../ground/security-events/security-event-store.ts';
import { hashContact } from '../../identity/accounts/remembered-contacts.ts';
import { markSignIns } from '../../testing/mark-sign-ins.ts';
import type { RentalScene } from '../../testing/open-rental-scene.ts';
import { openRentalScene } from '../../testing/open-rental-scene.ts';
import { personalColumns } from '../../testing/personal-columns.ts';
import { removeAccount } from './remove-account.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const PHONE = '+37255667788';

async function readColumns() {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name as "tableName", column_name as "columnName" from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and data_type not in ('integer', 'bigint', 'numeric', 'boolean', 'timestamp with time zone')`.execute(
    scene.db.query,
  );
  return rows;
}

/** The text of every row that contains one of the words. */
async function rowsWith(words: string[]) {
  const found: string[] = [];
  for (const table of Object.keys(personalColumns)) {
    const { rows } = await sql<{ text: string }>`select whole::text as text from ${sql.table(table)} whole`.execute(
      scene.db.query,
    );
    for (const { text } of rows) if (words.some((word) => text.includes(word))) found.push(`${table}: ${text}`);
  }
  return found;
}

/** Ids, pictures, keys, and words that the schema allows: a marker does not fit there. */
const unmarkable = /\.(?:account_id|station_id|locale|provider|token_hash|payment_customer_id|bytes|public_key)$/;

/** Personal columns in which none of the words stands: the test would not notice whether they are emptied. */
async function columnsWithout(words: string[]) {
  const personal = Object.entries(personalColumns).flatMap(([table, columns]) =>
    columns.personal.map((column) => ({ table, column, name: `${table}.${column}` })),
  );
  const missing: string[] = [];
  for (const { table, column, name } of personal.filter((each) => !unmarkable.test(each.name))) {
    const { rows } = await sql<{ text: string | null }>`
      select ${sql.ref(column)}::text as text from ${sql.table(table)}`.execute(scene.db.query);
    if (!rows.some(({ text }) => words.some((word) => text?.includes(word)))) missing.push(name);
  }
  return missing;
}

test('every column that can hold words is known: what is personal, and why the rest may stay', async () => {
  const known = Object.entries(personalColumns).flatMap(([table, { personal, stays }]) =>
    [...personal, ...Object.keys(stays)].map((column) => `${table}.${column}`),
  );
  const there = (await readColumns()).map(({ tableName, columnName }) => `${tableName}.${columnName}`);
  expect(known.toSorted(), 'each column has its place in testing/personal-columns.ts').toEqual(there.toSorted());
});

/** A person with data in every personal column. */
async function fullLife(name: string, phone = PHONE) {
  const email = `${name}@example.com`;
  const customer = await scene.customer(name);
  const { id: accountId } = customer.account;
  const { query } = scene.db;
  const now = scene.clock.now();
  const mark = (what: string) => `${name}-${what}`;
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot('12:00', '13:00'), { phone });
  await scene.pay(url);
  await scene.jobs.drain();
  const booking = await customer.newest();
  await query
    .updateTable('accounts')
    .set({
      name: mark('given'),
      surname: mark('family'),
      phone,
      image: `https://example.com/${name}.png`,
      country: mark('country'),
      postalCode: mark('code'),
      passwordHash: mark('hash'),
      restrictedBecause: mark('because'),
      staffNote: mark('note'),
      unsubscribeToken: mark('token'),
    })
    .where('id', '=', accountId)
    .execute();
  const sessionId = (await scene.sessionsOf(booking.id))[0]?.id ?? '';
  await query
    .updateTable('sessions')
    .set({ note: mark('session'), externalUrl: mark('link') })
    .where('id', '=', sessionId)
    .execute();
  await query
    .updateTable('paymentPages')
    .set({ url: mark('page') })
    .where('accountId', '=', accountId)
    .execute();
  const common = { createdAt: now, updatedAt: now };
  const note = { id: newId(), bookingId: booking.id, writtenBy: accountId, text: mark('booking'), createdAt: now };
  await query.insertInto('bookingNotes').values(note).execute();
  await query
    .insertInto('claims')
    .values({
      ...common,
      id: newId(),
      sessionId,
      stationId: station.id,
      status: 'dropped',
      amountInCents: 3500,
      note: mark('claim'),
      answer: mark('answer'),
      decisionReason: mark('decision'),
      whyNoPhoto: mark('no photo'),
    })
    .execute();
  const problemId = newId();
  await query
    .insertInto('problems')
    .values({
      id: problemId,
      bookingId: booking.id,
      sessionId,
      stationId: station.id,
      what: 'other',
      words: mark('problem'),
      reportedFrom: 'web',
      happenedAt: now,
      createdAt: now,
    })
    .execute();
  const photo = { accountId, bytes: new Uint8Array([1]), width: 1, height: 1, createdAt: now };
  await query
    .insertInto('photos')
    .values([
      { ...photo, id: newId(), problemId },
      { ...photo, id: newId() },
    ])
    .execute();
  const { id: ledgerId } = await query
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', booking.id)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('overtimes')
    .values({
      bookingId: booking.id,
      boards: asJson([]),
      amountInCents: 1500,
      decidedAt: now,
      ledgerId,
      objectedAt: now,
      objection: mark('objection'),
      answeredAt: now,
      answer: 'kept',
      answerReason: mark('kept'),
    })
    .execute();
  await query
    .insertInto('giftCards')
    .values({
      ...common,
      id: newId(),
      codeHash: newId(),
      status: 'active',
      initialInCents: 100,
      balanceInCents: 100,
      boughtBy: accountId,
      recipientEmail: mark('friend'),
      senderName: mark('sender'),
      message: mark('message'),
    })
    .execute();
  await query
    .insertInto('passes')
    .values({ ...common, id: newId(), accountId, status: 'ended', priceInCents: 1, endReason: mark('end') })
    .execute();
  const refundId = newId();
  const refund = { id: refundId, accountId, kind: 'refund', purpose: 'goodwill', means: 'bank' } as const;
  await query
    .insertInto('ledger')
    .values({ ...refund, state: 'succeeded', amountInCents: 1, idempotencyKey: refundId, createdAt: now })
    .execute();
  await query
    .insertInto('bankRefunds')
    .values({ ledgerId: refundId, holder: mark('holder'), iban: mark('iban'), askedAt: now, paidAt: now })
    .execute();
  const seen = { kind: 'signed-in', what: 'email', accountId, fromAddress: mark('seen') } as const;
  await insertSecurityEvent(query, seen, now);
  const review = { id: newId(), accountId, bookingId: booking.id, name: mark('writer'), text: mark('review') };
  await query
    .insertInto('reviews')
    .values({ ...review, stars: 5, locale: 'en', publishedAt: now, createdAt: now })
    .execute();
  await markSignIns(query, { accountId, email, mark, now });
  await query
    .updateTable('logins')
    .set({ place: mark('town'), device: mark('device'), originHash: mark('origin') })
    .where('accountId', '=', accountId)
    .execute();
  await query
    .updateTable('notices')
    .set({ lastError: mark('error') })
    .where('accountId', '=', accountId)
    .execute();
  await query.insertInto('stationOwners').values({ stationId: station.id, accountId, createdAt: now }).execute();
  await query
    .insertInto('alerts')
    .values([
      { id: newId(), kind: 'item-missing', target: accountId, data: asJson({ who: mark('alert') }), createdAt: now },
      { id: newId(), kind: 'item-missing', target: sessionId, data: asJson({ phone }), createdAt: now },
    ])
    .execute();
  const rescue = asJson({ note: mark('rescue') });
  const search = { kind: 'not-back', target: booking.id, closedBy: accountId, closedAt: now, createdAt: now } as const;
  const ended = { id: newId(), ...search, data: asJson({}), rescue };
  await query.insertInto('alerts').values(ended).execute();
  const ways = { byMail: true, bySms: true, quietFromInSeconds: 0, quietToInSeconds: 0, digestAtInSeconds: 0 };
  const settings = { accountId, ...ways, mailAcceptedBecause: mark('mail'), updatedAt: now };
  await query.insertInto('alertSettings').values(settings).execute();
  const deed = { actorKind: 'person', action: 'user-created', createdAt: now } as const;
  await query
    .insertInto('audit')
    .values([
      { ...deed, id: newId(), actorId: accountId, target: 'x', data: asJson({}), fromAddress: mark('address') },
      { ...deed, id: newId(), actorId: 'x', target: accountId, data: asJson({ why: mark('why') }), fromAddress: null },
      { ...deed, id: newId(), actorId: 'x', target: 'y', data: asJson({ to: email }), fromAddress: null },
    ])
    .execute();
  await query
    .insertInto('jobs')
    .values({
      kind: 'gone',
      payload: asJson({ email }),
      runAt: now,
      maxAttempts: 1,
      createdAt: now,
      failedAt: now,
      lastError: `no ${email}`,
    })
    .execute();
  return { ...customer, accountId, email, booking, station };
}

const thirtyDays = { hours: 24 * 30 };
const customerAt = (id: string) =>
  scene.db.query.selectFrom('accounts').select('paymentCustomerId').where('id', '=', id).executeTakeFirstOrThrow();

describe('a removal', () => {
  const name = 'zebulon';

  test('empties every personal column, and leaves what the books need', async () => {
    const life = await fullLife(name);
    const words = [name, PHONE];
    expect(await columnsWithout(words)).toEqual([]);
    const { paymentCustomerId } = await customerAt(life.accountId);
    await life.browser.call(calls.deleteMe);
    await scene.advance(thirtyDays);

    expect(await rowsWith(words)).toEqual([]);
    for (const table of [
      'stationOwners',
      'logins',
      'passkeys',
      'passkeyChallenges',
      'recoveryCodes',
      'identities',
      'notices',
      'reviews',
    ] as const) {
      const own = scene.db.query.selectFrom(table).where('accountId', '=', life.accountId);
      expect(await own.selectAll().execute()).toEqual([]);
    }
    expect(await scene.db.query.selectFrom('photos').select('id').execute()).toEqual([]);
    const money = await scene.db.query
      .selectFrom('ledger')
      .innerJoin('receipts', 'receipts.ledgerId', 'ledger.id')
      .select(['amountInCents', 'number'])
      .where('accountId', '=', life.accountId)
      .execute();
    expect(money).toHaveLength(1);
    expect(await scene.bookingOf(life.booking.id)).toMatchObject({ status: 'complete', phone: '' });
    expect(
      await scene.db.query.selectFrom('consents').select('id').where('accountId', '=', life.accountId).execute(),
    ).not.toEqual([]);
    const provider = JSON.stringify(await scene.deps.payments.listCards(paymentCustomerId ?? ''));
    expect(provider).toBe('[]');
  });

  test('done twice does nothing more', async () => {
    const life = await fullLife('yolanda');
    await life.browser.call(calls.deleteMe);
    scene.clock.advance(thirtyDays);
    const outcomes = await Promise.all([1, 2].map(() => removeAccount(scene.deps, life.accountId)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await removeAccount(scene.deps, life.accountId)).toBe(false);
    await scene.jobs.drain();
  });

  test('that fails halfway has not happened, and happens the next night', async () => {
    const life = await fullLife('xaver');
    await life.browser.call(calls.deleteMe);
    await sql`create function refuse_removal() returns trigger language plpgsql as $$ begin
      if new.status = 'removed' then raise exception 'not today'; end if; return new; end $$`.execute(scene.db.query);
    await sql`create trigger refuse_removal before update on accounts
      for each row execute function refuse_removal()`.execute(scene.db.query);
    scene.clock.advance(thirtyDays);
    await expect(removeAccount(scene.deps, life.accountId)).rejects.toThrow('not today');
    expect((await rowsWith(['xaver'])).length).toBeGreaterThan(10);
    await sql`drop trigger refuse_removal on accounts`.execute(scene.db.query);
    await scene.advance({ hours: 24 });
    expect(await rowsWith(['xaver'])).toEqual([]);
  });
});

const remembered = (contact: string) =>
  scene.db.query
    .selectFrom('rememberedContacts')
    .select(['reason', 'until'])
    .where('contactHash', '=', hashContact(scene.deps.contactKey, contact))
    .orderBy('reason')
    .execute();

describe('of somebody who did wrong', () => {
  test('a ban and a warning are remembered by hashes of e-mail and phones until they end', async () => {
    const life = await fullLife('wanda');
    const now = scene.clock.now();
    const expiresAt = now.add({ hours: 24 * 200 });
    await scene.db.query
      .insertInto('warnings')
      .values({ id: newId(), accountId: life.accountId, reason: 'late-return', givenAt: now, expiresAt })
      .execute();
    await life.browser.call(calls.deleteMe);
    await scene.db.query
      .updateTable('accounts')
      .set({ status: 'banned', restrictedUntil: null })
      .where('id', '=', life.accountId)
      .execute();
    await scene.advance(thirtyDays);
    const sixYears = scene.clock.now().toZonedDateTimeISO('UTC').add({ years: 6 }).toInstant();
    for (const contact of [life.email, PHONE]) {
      const [ban, warning] = await remembered(contact);
      expect(ban?.reason).toBe('ban');
      expect(
        sixYears
          .since(ban?.until ?? sixYears)
          .abs()
          .total('minutes'),
      ).toBeLessThan(5);
      expect(warning).toMatchObject({ reason: 'warning' });
      expect(warning?.until.epochMilliseconds).toBe(expiresAt.epochMilliseconds);
    }
    expect(
      await scene.db.query.selectFrom('warnings').select('id').where('accountId', '=', life.accountId).execute(),
    ).toHaveLength(1);
  });

  test('an ended ban and a dropped warning are not', async () => {
    const life = await fullLife('viktor', '+37255667799');
    const now = scene.clock.now();
    const expiresAt = now.add({ hours: 24 * 200 });
    await scene.db.query
      .insertInto('warnings')
      .values({
        id: newId(),
        accountId: life.accountId,
        reason: 'late-return',
        givenAt: now,
        expiresAt,
        droppedAt: now,
      })
      .execute();
    await life.browser.call(calls.deleteMe);
    await scene.db.query
      .updateTable('accounts')
      .set({ status: 'banned', restrictedUntil: now.add({ hours: 24 }) })
      .where('id', '=', life.accountId)
      .execute();
    await scene.advance(thirtyDays);
    expect(await remembered(life.email)).toEqual([]);
  });
});
