import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { passWithdrawalInCents, withdrawalEndsAt } from '@laine/rules/money/withdrawal.ts';
import { passSeason } from '@laine/rules/price/pass.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { PassOfferRow } from './pass-offer-store.ts';
import type { PassRow } from './pass-store.ts';
import {
  endOldPasses,
  findActivePass,
  findBusyUntil,
  findOpenPass,
  findPass,
  insertPass,
  listUses,
  lockBuyer,
  lockPass,
  updatePass,
} from './pass-store.ts';
import { canWithdraw } from './present-pass.ts';

type PassOrder = { accountId: string; offer: PassOfferRow; startsAtOnce: boolean; locale: Locale };

/** A pass waiting for payment. One at a time per person. */
export async function orderPass(tx: Tx, order: PassOrder, now: Temporal.Instant): Promise<PassRow> {
  const { accountId, offer, startsAtOnce, locale } = order;
  await lockBuyer(tx, accountId);
  if (await findActivePass(tx, accountId, now)) throw new Refusal('pass-held-already');
  const season = passSeason(offer, now, startsAtOnce);
  if (!isBefore(season.startsAt, season.endsAt)) throw new Refusal('pass-starts-too-late');
  const { id: offerId, name, country, stationIds, priceInCents } = offer;
  const pass = { id: newId(), accountId, offerId, name, country, stationIds, priceInCents, startsAtOnce, locale };
  return insertPass(tx, { ...pass, ...season }, now);
}

/** For a booking that lost its hold: nobody has ended the pass since, and no other booking uses it. Locks the pass. */
export const isPassFree = async (tx: Tx, passId: string, now: Temporal.Instant): Promise<boolean> =>
  (await lockPass(tx, passId))?.status === 'active' && (await findBusyUntil(tx, passId, now)) === undefined;

/** Started and not paid yet. */
export const findBegunPass = findOpenPass;

export const findPassById = findPass;

/**
 * The deduction for one of the pass's hours at withdrawal, with the pass locked: a concurrent withdrawal is either
 * done, or sees the caller's changes. Undefined without a withdrawal.
 */
export async function deductedInCents(db: Db, passId: string, hourInCents: number): Promise<number | undefined> {
  const pass = await lockPass(db, passId);
  if (pass?.status !== 'withdrawn') return undefined;
  const used = await usedInCents(db, passId);
  const back = (usedInCents: number) => passWithdrawalInCents(pass.priceInCents, { ...pass, usedInCents });
  return back(used - hourInCents) - back(used);
}

/** Paid. False if the person has bought another one meanwhile: only one at a time. */
export async function activatePass(tx: Tx, passId: string, now: Temporal.Instant): Promise<boolean> {
  const known = await findPass(tx, passId);
  if (!known) throw new Error('a charge for a pass names it');
  await lockBuyer(tx, known.accountId);
  await endOldPasses(tx, now, known.accountId);
  if (await findActivePass(tx, known.accountId, now)) {
    await updatePass(tx, passId, { status: 'lapsed' }, now);
    return false;
  }
  // A buyer who didn't ask to start at once begins after the withdrawal period, which starts now.
  const earliest = known.startsAtOnce ? now : withdrawalEndsAt(now);
  const startsAt = known.startsAt && isBefore(known.startsAt, earliest) ? earliest : known.startsAt;
  await updatePass(tx, passId, { startsAt, status: 'active', boughtAt: now }, now);
  return true;
}

export async function lapsePass(tx: Tx, passId: string, now: Temporal.Instant): Promise<void> {
  await updatePass(tx, passId, { status: 'lapsed' }, now);
}

async function lockOwnPass(tx: Tx, { passId, accountId }: { passId: string; accountId: string }): Promise<PassRow> {
  await lockBuyer(tx, accountId);
  const pass = await lockPass(tx, passId);
  if (pass?.accountId !== accountId) throw new Refusal('not-found');
  return pass;
}

/** The refund of a withdrawal. The person is locked, so that no hour is booked meanwhile. */
export async function judgePassWithdrawal(
  tx: Tx,
  owner: { passId: string; accountId: string },
  now: Temporal.Instant,
): Promise<{ paidInCents: number; refundInCents: number }> {
  const pass = await lockOwnPass(tx, owner);
  if (!canWithdraw(pass, now)) throw new Refusal('not-withdrawable');
  const { priceInCents: paidInCents, startsAtOnce } = pass;
  const use = (await listUses(tx, [pass.id])).get(pass.id);
  const refundInCents = passWithdrawalInCents(paidInCents, { usedInCents: use?.savedInCents ?? 0, startsAtOnce });
  return { paidInCents, refundInCents };
}

export const closeWithdrawnPass = (tx: Tx, passId: string, now: Temporal.Instant): Promise<void> =>
  updatePass(tx, passId, { status: 'withdrawn', withdrawnAt: now, endedAt: now }, now);

/** By its holder, at any time. */
export async function endOwnPass(
  tx: Tx,
  owner: { passId: string; accountId: string },
  now: Temporal.Instant,
): Promise<void> {
  const pass = await lockOwnPass(tx, owner);
  if (pass.status !== 'active') throw new Refusal('state-moved-on');
  await updatePass(tx, pass.id, { status: 'ended', endedAt: now }, now);
}

/** By us. Returns the pass as it was. */
export async function closeRevokedPass(
  tx: Tx,
  passId: string,
  reason: string,
  now: Temporal.Instant,
): Promise<PassRow> {
  const known = await findPass(tx, passId);
  if (!known) throw new Refusal('not-found');
  await lockBuyer(tx, known.accountId);
  const pass = await lockPass(tx, passId);
  if (pass?.status !== 'active') throw new Refusal('state-moved-on');
  await updatePass(tx, passId, { status: 'revoked', endedAt: now, endReason: reason }, now);
  return pass;
}

/** Its payment was taken back, or came after all. False if it's over anyway, or the person has another one by then. */
export async function turnPass(tx: Tx, passId: string, ends: boolean, now: Temporal.Instant): Promise<boolean> {
  const pass = await lockPass(tx, passId);
  if (pass?.status !== (ends ? 'active' : 'revoked')) return false;
  if (!ends && (await findActivePass(tx, pass.accountId, now))) return false;
  await updatePass(tx, passId, ends ? { status: 'revoked', endedAt: now } : { status: 'active', endedAt: null }, now);
  return true;
}

/** What a withdrawal from the pass gives back as of now. Undefined without one. */
export async function withdrawalInCents(tx: Tx, passId: string): Promise<number | undefined> {
  const pass = await lockPass(tx, passId);
  if (pass?.status !== 'withdrawn') return undefined;
  return passWithdrawalInCents(pass.priceInCents, { ...pass, usedInCents: await usedInCents(tx, passId) });
}

/** The part of its price that is used up. */
export const usedInCents = async (db: Db, passId: string): Promise<number> =>
  (await listUses(db, [passId])).get(passId)?.savedInCents ?? 0;
