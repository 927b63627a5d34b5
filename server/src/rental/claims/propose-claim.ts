import type { ClaimWish } from '@laine/contract/admin/claim-calls.ts';
import type { Claim } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { findClaimFault } from '@laine/rules/money/claim.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking, runs } from '../../ground/principal.ts';
import { replacePhotosOfClaim } from '../../site/photos/attach-photos.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findClaimedRental, listItemsOf, wasReportedBefore } from './claim-facts.ts';
import type { NewClaimItem } from './claim-store.ts';
import { insertClaim, lockClaim, replaceClaimItems, updateClaim } from './claim-store.ts';
import { presentOneClaim } from './present-claim.ts';

type StaffPerson = Actor<Person>;

/** Staff name the broken or missing things, the price and the proof. An admin then approves or drops it. */
export async function proposeClaim(
  deps: Deps,
  actor: StaffPerson,
  { sessionId, ...wish }: ClaimWish & { sessionId: string },
): Promise<Claim> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { stationId, items } = await judge(tx, actor.who, sessionId, wish);
    const proposed = { status: 'proposed', proposedBy: actor.who.account.id, proposedAt: now } as const;
    requirePhoto(wish);
    const sums = { amountInCents: sumOf(items), ...wordsOf(wish) };
    const claimId = await insertClaim(tx, { sessionId, stationId, ...sums, ...proposed }, now);
    await recordAction(tx, actor, { action: 'claim-proposed', target: claimId, stationId, data: sumsOf(items) }, now);
    await giveItems(tx, claimId, items);
    await replacePhotosOfClaim(tx, claimId, { photoIds: wish.photoIds, accountId: actor.who.account.id });
    await askAdmins(tx, { claimId, sessionId, stationId }, now);
    return presentOneClaim(tx, claimId);
  });
}

/** Completes the draft that a missing item left. */
export const proposeDraftClaim = (deps: Deps, actor: StaffPerson, input: ClaimWish & { claimId: string }) =>
  rewrite(deps, actor, input, 'propose');

/** Only before an admin has decided. A draft stays a draft. */
export const editClaim = (deps: Deps, actor: StaffPerson, input: ClaimWish & { claimId: string }) =>
  rewrite(deps, actor, input, 'edit');

async function rewrite(
  deps: Deps,
  actor: StaffPerson,
  { claimId, ...wish }: ClaimWish & { claimId: string },
  what: 'propose' | 'edit',
): Promise<Claim> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const claim = await lockClaim(tx, claimId);
    if (!claim || !runs(actor.who, claim.stationId)) throw new Refusal('not-found');
    const isOpen = claim.status === 'draft' || (what === 'edit' && claim.status === 'proposed');
    if (!isOpen) throw new Refusal('state-moved-on');
    const { sessionId, stationId } = claim;
    const { items } = await judge(tx, actor.who, sessionId, wish);
    const action = what === 'propose' ? 'claim-proposed' : 'claim-edited';
    await recordAction(tx, actor, { action, target: claimId, stationId, data: sumsOf(items) }, now);
    await giveItems(tx, claimId, items);
    const accountId = actor.who.account.id;
    await replacePhotosOfClaim(tx, claimId, { photoIds: wish.photoIds, accountId });
    const isProposed = what === 'propose' || claim.status === 'proposed';
    const proposal = isProposed ? ({ status: 'proposed', proposedBy: accountId, proposedAt: now } as const) : {};
    if (isProposed) requirePhoto(wish);
    await updateClaim(tx, claimId, { amountInCents: sumOf(items), ...wordsOf(wish), ...proposal }, now);
    if (isProposed) await askAdmins(tx, { claimId, sessionId, stationId }, now);
    return presentOneClaim(tx, claimId);
  });
}

/** People should see what they are asked to pay for. */
function requirePhoto({ photoIds, whyNoPhoto = '' }: ClaimWish): void {
  if (photoIds.length === 0 && whyNoPhoto === '') throw new Refusal('claim-needs-photo');
}

const wordsOf = ({ note, photoIds, whyNoPhoto = '' }: ClaimWish) => ({
  note,
  whyNoPhoto: photoIds.length > 0 || whyNoPhoto === '' ? null : whyNoPhoto,
});

type Judged = { stationId: string; items: NewClaimItem[] };

/** Only things that a customer brought back, or that staff have closed, at the caller's own station. */
async function judge(tx: Tx, who: Person, sessionId: string, wish: ClaimWish): Promise<Judged> {
  const rental = await findClaimedRental(tx, sessionId);
  if (!rental?.bookingId || rental.accountId === null || !runs(who, rental.stationId)) throw new Refusal('not-found');
  requireSomebodyElsesBooking(who, rental);
  if (rental.firstOpenAt === null) throw new Refusal('not-collected');
  if (rental.status === 'started') throw new Refusal('not-returned');
  const { stationId } = rental;
  const amounts = new Map(wish.items.map(({ itemId, amountInCents }) => [itemId, amountInCents]));
  const known = await listItemsOf(tx, stationId, [...amounts.keys()]);
  if (known.length < amounts.size || amounts.size < wish.items.length)
    throw new Refusal('malformed', { fields: 'items' });
  const items = known.map((item) => ({
    itemId: item.id,
    kind: itemKind(item),
    name: item.name,
    amountInCents: amounts.get(item.id) ?? 0,
  }));
  const wrong = findClaimFault(items);
  if (wrong) throw new Refusal(wrong.fault, { sumInCents: wrong.limitInCents });
  if (await wasReportedBefore(tx, [...amounts.keys()], rental.firstOpenAt)) throw new Refusal('claim-reported-before');
  return { stationId, items };
}

async function giveItems(tx: Tx, claimId: string, items: NewClaimItem[]): Promise<void> {
  const claimed = await replaceClaimItems(tx, claimId, items);
  if (claimed.length < items.length) throw new Refusal('claim-open-already');
}

type Proposal = { claimId: string; sessionId: string; stationId: string };

async function askAdmins(tx: Tx, { claimId, sessionId, stationId }: Proposal, now: Temporal.Instant): Promise<void> {
  await closeByItself(tx, { kind: 'item-missing', target: sessionId }, now);
  const data = { claimId, sessionId, stationId };
  await raiseAlert(tx, { kind: 'claim-proposed', target: claimId, stationId: null, data }, now);
}

const sumOf = (items: NewClaimItem[]) => items.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

/** For the audit, without texts about people. */
const sumsOf = (items: NewClaimItem[]) => ({
  items: items.map(({ itemId, amountInCents }) => ({ itemId, amountInCents })),
});
