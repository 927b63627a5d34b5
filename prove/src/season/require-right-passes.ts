import assert from 'node:assert/strict';
import { unusedDaysInCents } from '@laine/rules/price/pass.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Books } from './read-books.ts';

/** A pass is paid once, and its refund is what its end promises. */
export async function requireRightPasses({ db }: LinkScene, { rows }: Books): Promise<void> {
  for (const pass of await db.query.selectFrom('passes').selectAll().execute()) {
    const own = rows.filter(({ passId, bookingId }) => passId === pass.id && bookingId === null);
    const paid = own.filter(({ kind, state }) => kind === 'charge' && state === 'succeeded');
    assert.ok(paid.length <= 1, `pass ${pass.id} is paid once`);
    const back = own
      .filter(({ kind, state }) => kind === 'refund' && state !== 'failed')
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    const { status, startsAt, endsAt, endedAt, priceInCents } = pass;
    if (status === 'active') assert.equal(back, 0, `pass ${pass.id} holds, and nothing comes back`);
    if (status === 'revoked' && startsAt && endsAt && endedAt)
      assert.equal(
        back,
        unusedDaysInCents(priceInCents, { startsAt, endsAt }, endedAt),
        `pass ${pass.id}: its unused days come back`,
      );
    assert.ok(back <= (paid[0]?.amountInCents ?? 0), `pass ${pass.id}: no more comes back than was paid`);
  }
}
