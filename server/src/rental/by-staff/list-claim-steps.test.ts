import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { claimedRentals } from '../claims/claimed-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { approved, asAdmin, asOwner, broughtBack, claimOf } = claimedRentals(() => scene);

/** Oldest first: actor, new status, amount. */
async function stepsOf(browser: TestBrowser, bookingId: string) {
  const { timeline } = await browser.call(calls.adminBooking, { bookingId });
  return timeline
    .flatMap((entry) => (entry.kind === 'claim' ? [`${entry.by.kind} ${entry.status} ${entry.amountInCents}`] : []))
    .toReversed();
}

test('each step of a contested claim is a line of its own, told as what it was', async () => {
  const rental = await approved();
  const { anna, claimId, bookingId } = rental;
  scene.clock.advance({ minutes: 1 });
  await anna.browser.call(calls.answerClaim, { claimId, agrees: false, answer: 'It was broken before' });
  scene.clock.advance({ minutes: 1 });
  const admin = await asAdmin();
  const lower = { decision: 'approve', amountInCents: 900, reason: 'The crack is new' } as const;
  await admin.call(calls.decideClaim, { claimId, ...lower });
  await scene.jobs.drain();
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  const steps = ['staff proposed 2000', 'staff approved 2000', 'customer contested null', 'staff charging 900'];
  expect((await stepsOf(admin, bookingId)).toSorted()).toEqual(steps.toSorted());
  expect((await stepsOf(admin, bookingId)).slice(2)).toEqual(steps.slice(2));
  const { timeline } = await admin.call(calls.person, { personId: anna.account.id });
  expect(timeline.filter(({ kind }) => kind === 'claim')).toHaveLength(steps.length);
});

test('a draft is one until it is proposed, and the renter who agrees did so', async () => {
  const { beach, bookingId, anna } = await broughtBack({ missing: ['vest'] });
  const [owner, admin] = [await asOwner(beach.id), await asAdmin()];
  expect(await stepsOf(owner, bookingId)).toEqual(['system draft 3000']);
  const [{ id: claimId, items } = { id: '', items: [] }] = (await owner.call(calls.claims)).claims;
  scene.clock.advance({ minutes: 1 });
  const wanted = items.map(({ itemId }) => ({ itemId: itemId ?? '', amountInCents: 1_000 }));
  const wish = { claimId, items: wanted, note: 'Gone', photoIds: [], whyNoPhoto: 'It is gone' };
  await owner.call(calls.proposeDraftClaim, wish);
  scene.clock.advance({ minutes: 1 });
  await admin.call(calls.decideClaim, { claimId, decision: 'approve' });
  scene.clock.advance({ minutes: 1 });
  await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
  expect(await stepsOf(admin, bookingId)).toEqual([
    'system draft null',
    'staff proposed 1000',
    'staff approved 1000',
    'customer charging null',
  ]);
});
