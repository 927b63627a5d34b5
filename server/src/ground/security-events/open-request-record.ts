import type { Deps } from '../deps.ts';
import type { Staff } from '../principal.ts';
import { type EventLimit, openEventLimits } from './open-event-limits.ts';
import {
  findAccountIdOf,
  findBookingIdOf,
  insertBookingRead,
  insertNewNetwork,
  insertSecurityEvent,
} from './security-event-store.ts';

/** Where a request came from, as trusted proxies say, the network that this belongs to, and whose that may be. */
type Origin = { fromAddress: string; network: string; site: string };

/** What was opened: a booking, or one of its sessions, which shows whose it is. */
type ReadBooking = { bookingId: string } | { sessionId: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const READ_AGAIN_AFTER = Temporal.Duration.from({ minutes: 10 });

const once = (key: string, withinMs: number): EventLimit => ({ key, most: 1, withinMs, isRepeat: true });
const perHour = (key: string, most: number): EventLimit => ({ key, most, withinMs: HOUR_MS });
const ofAll = (key: string, most: number): EventLimit => ({ ...perHour(key, most), isTotal: true });

const idOf = (who: Staff) => (who.kind === 'person' ? who.account.id : who.keyId);
const named = (who: Staff) =>
  who.kind === 'person'
    ? { accountId: who.account.id, loginId: who.loginId, keyId: null }
    : { accountId: null, loginId: null, keyId: who.keyId };

export type RequestRecord = ReturnType<typeof openRequestRecord>;

/** What requests leave in the security record, after they were answered, and no more of it than a disk can take. */
export function openRequestRecord(deps: Deps) {
  const { mayRecord, takeLeftOut } = openEventLimits(() => deps.now().epochMilliseconds);
  let toldAt = deps.now().epochMilliseconds;
  const { query } = deps.db;

  return {
    /** Somebody known asked for what they may not have. */
    async refused(
      who: Staff,
      { what, stationId, fromAddress }: Origin & { what: string; stationId: string | null },
    ): Promise<void> {
      const id = idOf(who);
      const limits = [once(`refused ${id} ${what}`, MINUTE_MS), perHour(`refused ${id}`, 120), ofAll('refused', 3000)];
      if (!mayRecord(limits)) return;
      await insertSecurityEvent(query, { kind: 'refused', ...named(who), what, stationId, fromAddress }, deps.now());
    },

    /** Strangers at the doors of staff: one row says that a network tries. */
    async strangerRefused({ what, fromAddress, network, site }: Origin & { what: string }): Promise<void> {
      const limits = [once(`stranger ${network}`, HOUR_MS), perHour(`strangers ${site}`, 12), ofAll('strangers', 120)];
      if (!mayRecord(limits)) return;
      await insertSecurityEvent(query, { kind: 'refused', what, fromAddress }, deps.now());
    },

    async signInFailed({
      email,
      what,
      fromAddress,
      network,
      site,
    }: Origin & { email: string | undefined; what: string }): Promise<void> {
      // Of a flood, one address of a network is enough, and the count of all does not grow with the addresses tried.
      const limits = [perHour(`failed ${network}`, 60), perHour(`failed at ${site}`, 300), ofAll('failed', 3000)];
      if (!mayRecord(limits)) return;
      const accountId = email === undefined ? null : await findAccountIdOf(query, email);
      if (!mayRecord([once(`failed ${network} ${accountId}`, MINUTE_MS)])) return;
      await insertSecurityEvent(query, { kind: 'sign-in-failed', accountId, what, fromAddress }, deps.now());
    },

    async bookingRead(
      who: Staff,
      { what, fromAddress, ...read }: Origin & ReadBooking & { what: string },
    ): Promise<void> {
      const bookingId = 'bookingId' in read ? read.bookingId : await findBookingIdOf(query, read.sessionId);
      if (bookingId === undefined) return;
      const limits = [
        once(`read ${idOf(who)} ${bookingId}`, READ_AGAIN_AFTER.total('milliseconds')),
        perHour(`read ${idOf(who)}`, 6000),
      ];
      if (!mayRecord(limits)) return;
      const now = deps.now();
      const row = { ...named(who), bookingId, what, fromAddress };
      await insertBookingRead(query, row, { now, since: now.subtract(READ_AGAIN_AFTER) });
    },

    async keyUsed(keyId: string, { fromAddress, network }: Origin): Promise<void> {
      if (!mayRecord([once(`key ${keyId} ${network}`, HOUR_MS), perHour(`key ${keyId}`, 600)])) return;
      await insertNewNetwork(query, { keyId, network, fromAddress }, deps.now());
    },

    /** Once an hour, and when the process ends: how much there was no room for, so that silence is never taken for peace. */
    async tellLeftOut({ isLast }: { isLast: boolean }): Promise<void> {
      const now = deps.now();
      if (!isLast && now.epochMilliseconds - toldAt < HOUR_MS) return;
      toldAt = now.epochMilliseconds;
      const count = takeLeftOut();
      if (count > 0)
        await insertSecurityEvent(query, { kind: 'left-out', what: String(count), fromAddress: null }, now);
    },
  };
}
