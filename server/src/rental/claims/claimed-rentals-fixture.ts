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

  /** Paddle (35.00) and vest (30.00) are missing, and their renter agrees to pay. */
  async function agreedToPay() {
    const rental = await broughtBack({ missing: ['paddle', 'vest'] });
    const { beach, anna, program, lockerNumber } = rental;
    const [owner, admin] = [await asOwner(beach.id), await asAdmin()];
    const [{ id: claimId, items } = { id: '', items: [] }] = (await owner.call(calls.claims, { status: 'draft' }))
      .claims;
    const wanted = items.map(({ itemId, amountInCents }) => ({ itemId: itemId ?? '', amountInCents }));
    const words = { note: 'Gone', whyNoPhoto: 'They are gone', photoIds: [] };
    await owner.call(calls.proposeDraftClaim, { claimId, items: wanted, ...words });
    await admin.call(calls.decideClaim, { claimId, decision: 'approve' });
    await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
    await scene().jobs.drain();

    async function seen(...kinds: string[]) {
      await program.report({
        type: 'door-closed',
        lockerNumber,
        rfids: ['board', ...kinds].map((kind) => beach.tag(lockerNumber, kind)),
      });
      await scene().jobs.drain();
    }
    const alerts = () =>
      scene()
        .db.query.selectFrom('alerts')
        .select(['closedBy', 'stationId'])
        .where('kind', '=', 'claim-found')
        .where('target', '=', claimId)
        .orderBy('createdAt')
        .execute();
    const drop = () => admin.post(`/api/admin/claims/${claimId}/decide`, { decision: 'drop', reason: 'It was found' });
    return { ...rental, owner, admin, claimId, seen, alerts, drop };
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
    agreedToPay,
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
