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

/** A request's address as trusted proxies report it, the network of that address, and the site that may own it. */
type Origin = { fromAddress: string; network: string; site: string };

/** The booking that was opened, or a session of it, which shows its customer. */
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

/** Writes the security record of requests after they were answered, limited so that it can't fill a disk. */
export function openRequestRecord(deps: Deps) {
  const { mayRecord, countLeftOutOnce } = openEventLimits(() => deps.now().epochMilliseconds);
  let toldAt = deps.now().epochMilliseconds;
  const { query } = deps.db;

  return {
    /** A known caller asked for something forbidden. */
    async refused(
      who: Staff,
      { what, stationId, fromAddress }: Origin & { what: string; stationId: string | null },
    ): Promise<void> {
      const id = idOf(who);
      const limits = [once(`refused ${id} ${what}`, MINUTE_MS), perHour(`refused ${id}`, 120), ofAll('refused', 3000)];
      if (!mayRecord(limits)) return;
      await insertSecurityEvent(query, { kind: 'refused', ...named(who), what, stationId, fromAddress }, deps.now());
    },

    /** Strangers try the staff pages: one row says that a network does so. */
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
      // In a flood, one address per network is enough, and the total doesn't grow with the addresses tried.
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

    /** Hourly, and when the process ends: records how much was left out, so that silence isn't mistaken for peace. */
    async tellLeftOut({ isLast }: { isLast: boolean }): Promise<void> {
      const now = deps.now();
      if (!isLast && now.epochMilliseconds - toldAt < HOUR_MS) return;
      toldAt = now.epochMilliseconds;
      const count = countLeftOutOnce();
      if (count > 0)
        await insertSecurityEvent(query, { kind: 'left-out', what: String(count), fromAddress: null }, now);
    },
  };
}
