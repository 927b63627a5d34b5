import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { MAX_SMS_TO_COUNTRY_PER_DAY, MAX_SMS_TO_ONE_PER_DAY, UNUSUAL_SMS_PER_DAY } from '@laine/rules/constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { budgetOf, countUse } from '../../ground/budgets/budgets.ts';
import type { Database } from '../../ground/db/open-database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { standingClock } from '../../testing/standing-clock.ts';
import { exampleRental } from './example-rental.ts';
import { NEW_CODE } from './notice-times.ts';
import { spendSms } from './spend-sms.ts';

let db: Database;
const clock = standingClock();
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.query.deleteFrom('budgetUses').execute());

const depsNow = () => ({ db, now: () => clock.now(), contactKey: Buffer.from('a key') });
const unpaid = exampleRental({ movements: [] });
const paid = exampleRental({ accountId: 'c'.repeat(22) });

const send = (kind: NoticeKind, { rental = unpaid, country = 'EE', occasion = '' } = {}) =>
  spendSms(depsNow(), { rental, country, kind, occasion });

/** Uses up the daily limit. */
async function useUp(what: 'sms to a number' | 'sms to a country' | 'sms in all', of: string, most: number) {
  const limits = [{ most, within: Temporal.Duration.from({ hours: 24 }) }];
  const budget = budgetOf(depsNow(), what, of, limits);
  await db.transaction(async (tx) => {
    for (let used = 0; used < most; used += 1) await countUse(tx, [budget], clock.now());
  });
}

describe('a flood of SMS', () => {
  test('ends after a day’s share of a number, of an account and of a country, and begins anew a day later', async () => {
    for (let sent = 0; sent < MAX_SMS_TO_ONE_PER_DAY; sent += 1) expect(await send('booking-confirmed')).toBe(true);
    expect(await send('booking-confirmed')).toBe(false);
    // Another account to the same number, and the same account to another number.
    expect(await send('reminder', { rental: { ...unpaid, accountId: 'd'.repeat(22) } })).toBe(false);
    expect(await send('reminder', { rental: { ...unpaid, phone: '+37255550198' } })).toBe(false);
    const stranger = { ...unpaid, accountId: 'd'.repeat(22), phone: '+37255550198' };
    expect(await send('reminder', { rental: stranger })).toBe(true);
    await useUp('sms to a country', 'LV', MAX_SMS_TO_COUNTRY_PER_DAY);
    expect(await send('reminder', { rental: stranger, country: 'LV' })).toBe(false);
    clock.advance({ hours: 25 });
    expect(await send('booking-confirmed')).toBe(true);
  });

  test('silences nobody who paid by card, no closure and no danger', async () => {
    await useUp('sms to a number', unpaid.phone, MAX_SMS_TO_ONE_PER_DAY);
    await useUp('sms to a country', 'EE', MAX_SMS_TO_COUNTRY_PER_DAY);
    expect(await send('booking-confirmed')).toBe(false);
    for (const kind of ['broadcast', 'not-back', 'booking-cancelled', 'board-not-ready', 'board-not-found'] as const)
      expect(await send(kind)).toBe(true);
    expect(await send('reminder', { rental: paid })).toBe(true);
    const code = { rental: paid, occasion: `${NEW_CODE}1` };
    for (let sent = 0; sent < MAX_SMS_TO_ONE_PER_DAY; sent += 1) await send('ending-soon', { rental: paid });
    expect(await send('ending-soon', { rental: paid })).toBe(false);
    // Their codes come all the same.
    expect(await send('booking-confirmed', code)).toBe(true);
    expect(await send('booking-changed', code)).toBe(true);
    expect(await send('booking-changed', { occasion: `${NEW_CODE}1` })).toBe(false);
  });

  test('of all together holds nothing back, and tells admins', async () => {
    await useUp('sms in all', '', UNUSUAL_SMS_PER_DAY - 1);
    expect(await send('broadcast')).toBe(true);
    const alerts = await db.query.selectFrom('alerts').select(['kind', 'stationId']).execute();
    expect(alerts).toEqual([{ kind: 'sms-flood', stationId: null }]);
    expect(await send('broadcast')).toBe(true);
  });
});
