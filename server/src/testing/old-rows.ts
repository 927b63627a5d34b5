import { exampleTariff } from '@laine/rules/example-terms.ts';
import type { Db } from '../ground/db/open-database.ts';
import { asJson } from '../ground/db/tables/json.ts';
import { newId } from '../ground/secrets.ts';

/** Rows of one account as old as a test wants them, at the station `pirita`. */
export function oldRows(query: Db, accountId: string) {
  const insertLogin = (at: Temporal.Instant, end: { endedAt?: Temporal.Instant; expiresAt?: Temporal.Instant }) =>
    query
      .insertInto('logins')
      .values({
        id: newId(),
        accountId,
        tokenHash: newId(),
        kind: 'cookie',
        method: 'email',
        device: 'Test',
        createdAt: at.subtract({ hours: 24 * 366 * 3 }),
        lastSeenAt: at,
        expiresAt: at.add({ hours: 24 * 366 * 9 }),
        ...end,
      })
      .execute();

  const insertWarning = (times: {
    givenAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
    droppedAt?: Temporal.Instant;
  }) =>
    query
      .insertInto('warnings')
      .values({ id: newId(), accountId, reason: 'late-return', ...times })
      .execute();

  const insertConsent = (
    givenAt: Temporal.Instant,
    more: { withdrawnAt?: Temporal.Instant; bookingId?: string } = {},
  ) =>
    query
      .insertInto('consents')
      .values({ id: newId(), accountId, kind: 'terms', version: '1', givenAt, ...more })
      .execute();

  const insertGiftCard = (at: Temporal.Instant, balanceInCents: number) =>
    query
      .insertInto('giftCards')
      .values({
        id: newId(),
        codeHash: newId(),
        status: 'active',
        initialInCents: 100,
        balanceInCents,
        createdAt: at,
        updatedAt: at,
      })
      .execute();

  async function insertSession(end: Temporal.Instant, bookingId: string | null) {
    const id = newId();
    const start = end.subtract({ hours: 1 });
    await query
      .insertInto('sessions')
      .values({ id, stationId: 'pirita', bookingId, status: 'finished', start, end, createdAt: start, updatedAt: end })
      .execute();
    return id;
  }

  async function insertMoney(createdAt: Temporal.Instant, bookingId: string | null) {
    const id = newId();
    const row = { id, accountId, bookingId, amountInCents: 100, idempotencyKey: newId(), createdAt };
    await query
      .insertInto('ledger')
      .values({ ...row, kind: 'charge', purpose: 'rental', state: 'succeeded' })
      .execute();
    await query
      .insertInto('receipts')
      .values({ id: newId(), number: newId(), kind: 'receipt', ledgerId: id, data: asJson({}), issuedAt: createdAt })
      .execute();
    return id;
  }

  async function insertBooking(end: Temporal.Instant) {
    const id = newId();
    const start = end.subtract({ hours: 1 });
    await query
      .insertInto('bookings')
      .values({
        id,
        stationId: 'pirita',
        accountId,
        status: 'complete',
        start,
        end,
        count: 1,
        phone: '+37255550199',
        locale: 'en',
        tariff: asJson(exampleTariff),
        termsVersion: '1',
        termsAcceptedAt: start,
        paidAt: start,
        createdAt: start,
        updatedAt: start,
      })
      .execute();
    return id;
  }

  const insertPhoto = (createdAt: Temporal.Instant, owner: { problemId?: string; claimId?: string }) =>
    query
      .insertInto('photos')
      .values({ id: newId(), accountId, bytes: new Uint8Array([1]), width: 1, height: 1, createdAt, ...owner })
      .execute();

  return {
    insertPhoto,
    insertLogin,
    insertWarning,
    insertConsent,
    insertGiftCard,
    insertSession,
    insertMoney,
    insertBooking,
  };
}
