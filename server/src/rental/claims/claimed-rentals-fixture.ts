import { calls } from '@laine/contract/calls.ts';
import { examplePhoto } from '../../testing/example-photo.ts';
import { returned, type LinkScene } from '../../testing/open-link-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { lateRentals } from '../overtime/late-rentals-fixture.ts';

type RentalWish = { card?: string; missing?: ('paddle' | 'vest')[] };

/** Rentals that came back in time, with something broken or missing. */
export function claimedRentals(scene: () => LinkScene) {
  const { onTheWater, asAdmin, debtsOf, told, until } = lateRentals(scene);

  async function broughtBack({ card, missing = [] }: RentalWish = {}) {
    const rental = await onTheWater(card === undefined ? {} : { card });
    const [board] = rental.boards;
    if (!board) throw new Error('no board');
    const item = (kind: string) => `${rental.beach.id}-${board.lockerNumber}-${kind}`;
    const at = scene().clock.now();
    await rental.program.report(...returned(board, at, { missing: missing.map(item) }));
    await scene().jobs.drain();
    return { ...rental, sessionId: board.id, lockerNumber: board.lockerNumber ?? 0, item };
  }
  type Rental = Awaited<ReturnType<typeof broughtBack>>;

  async function asOwner(stationId: string) {
    const { browser, account } = await scene().customer();
    const createdAt = scene().clock.now();
    await scene()
      .db.query.insertInto('stationOwners')
      .values({ stationId, accountId: account.id, createdAt })
      .execute();
    return browser;
  }

  async function upload(browser: TestBrowser): Promise<string> {
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await browser.fetch('/api/admin/photos', { method: 'POST', body: await examplePhoto(), headers });
    const { id } = (await answer.json()) as { id: string };
    return id;
  }

  /** An owner proposes a paddle, an admin approves it, and the renter is told. */
  async function approved(wish: RentalWish = {}) {
    const rental = await broughtBack(wish);
    const [owner, admin] = [await asOwner(rental.beach.id), await asAdmin()];
    const photoIds = [await upload(owner)];
    const items = [{ itemId: rental.item('paddle'), amountInCents: 2000 }];
    const { sessionId } = rental;
    const claim = await owner.call(calls.proposeClaim, { sessionId, items, note: 'Broken blade', photoIds });
    await admin.call(calls.decideClaim, { claimId: claim.id, decision: 'approve' });
    await scene().jobs.drain();
    return { ...rental, owner, admin, claimId: claim.id };
  }

  const chargesOf = (claimId: string) =>
    scene()
      .db.query.selectFrom('ledger')
      .select(['id', 'state', 'amountInCents', 'debtId'])
      .where('claimId', '=', claimId)
      .orderBy('createdAt')
      .execute();

  /** The provider's real charges for a claim. */
  async function takenFor(claimId: string): Promise<number[]> {
    const ids = new Set((await chargesOf(claimId)).map(({ id }) => id));
    const { charges } = await scene().readProviderLedger();
    return charges
      .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
      .map(({ amountInCents }) => amountInCents);
  }

  const claimOf = async ({ anna }: Pick<Rental, 'anna'>) => {
    const browser = await scene().as(anna.account.email);
    const [claim] = (await browser.call(calls.myClaims)).claims;
    return claim;
  };

  return {
    approved,
    onTheWater,
    asAdmin,
    asOwner,
    broughtBack,
    chargesOf,
    claimOf,
    debtsOf,
    takenFor,
    told,
    until,
    upload,
  };
}
