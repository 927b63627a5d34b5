import assert from 'node:assert/strict';
import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import type { Admin } from './admin.ts';
import type { Renter } from './renter.ts';

const WAITS_FOR = { hours: 12 };
/** By then every bank has decided, and any search for a board is over. */
const WAITS_AT_MOST = { hours: 24 * 30 };

/** Staff ask for money for a paddle, or for a board that never came back. */
export async function makeClaim(renter: Renter): Promise<void> {
  const { scene, beach, admin, otherAdmin } = renter.stage;
  const sessions = await scene.sessionsOf(renter.booked.bookingId);
  const rented = sessions.find(({ status, firstOpenAt }) => status === 'finished' && firstOpenAt !== null);
  if (!rented) return;
  const isGone = renter.story.returns[sessions.indexOf(rented)] === 'never';
  const [kind, amountInCents] = isGone ? (['board', 30_000] as const) : (['paddle', 2000] as const);
  const items = [{ itemId: `${beach.id}-${rented.lockerNumber}-${kind}`, amountInCents }];
  const wish = { sessionId: rented.id, items, note: 'Look at the picture', photoIds: [], whyNoPhoto: 'It is gone' };
  const browser = await admin.signIn();
  const { id: claimId } = await browser.call(calls.proposeClaim, wish);
  const decision = renter.story.claim === 'dropped' ? 'drop' : 'approve';
  const at = scene.clock.now().add({ hours: 1 });
  decide(renter, { claimId, decision, by: otherAdmin, at, next: () => answer(renter, claimId) });
}

type Decision = {
  claimId: string;
  decision: 'approve' | 'drop';
  by: Admin;
  at: Temporal.Instant;
  /** The renter's next action once it's approved. */
  next?: () => Promise<unknown>;
};

/** A claim waits while the bank looks into the booking's money, or staff look for its board. */
function decide(renter: Renter, { claimId, decision, by, at, next }: Decision): void {
  renter.insists(at, async () => {
    if (decision === 'drop') renter.isClaimDropped = true;
    try {
      const browser = await by.signIn();
      await browser.call(calls.decideClaim, { claimId, decision, reason: 'We have looked' });
    } catch (error) {
      if (!(error instanceof Declined && error.code === 'claim-waits')) throw error;
      const last = renter.end.add(WAITS_AT_MOST);
      assert.ok(Temporal.Instant.compare(at, last) < 0, `claim ${claimId} does not wait for ever`);
      return decide(renter, { claimId, decision, by, at: at.add(WAITS_FOR), ...(next && { next }) });
    }
    if (decision === 'approve' && next) renter.insists(at.add({ hours: 2 }), next);
  });
}

async function answer(renter: Renter, claimId: string): Promise<void> {
  const { story, stage } = renter;
  if (story.claim === 'unanswered') return;
  const agrees = story.claim === 'agreed';
  const { browser } = renter.booked;
  await browser.call(calls.answerClaim, { claimId, agrees, answer: agrees ? '' : 'It was broken before' });
  if (agrees) return;
  const decision = story.claim === 'contested-and-dropped' ? 'drop' : 'approve';
  decide(renter, { claimId, decision, by: stage.otherAdmin, at: stage.scene.clock.now().add({ hours: 5 }) });
}
