import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { payDebt } from '../../money/debts/pay-debt.ts';
import { giftCardCode } from '../../money/prepaid/gift-card-code.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { describeOnPostgres } from '../../testing/open-test-database.ts';
import { chargeDueClaims } from '../claims/charge-claim.ts';
import { claimedRentals } from '../claims/claimed-rentals-fixture.ts';
import { FAILS_LATER, lateRentals } from '../overtime/late-rentals-fixture.ts';
import { chargeFollowUps } from './charge-follow-ups.ts';

/** Two decisions about the same money at once, in both orders. The embedded engine's one connection hides this. */
describeOnPostgres('at the same moment', () => {
  let scene: LinkScene;
  beforeAll(async () => {
    scene = await openLinkScene();
  });
  afterAll(() => scene.close());
  afterEach(() => scene.resetPayments('deliver'));

  const { onTheWater, debtsOf } = lateRentals(() => scene);
  const { approved, chargesOf, takenFor } = claimedRentals(() => scene);

  /** Stands for another process: in-process queues don't cover it. */
  const elsewhere = (): Deps => ({ ...scene.deps, db: { ...scene.deps.db } });

  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(scene.db.query);
    return rows[0]?.count ?? 0;
  };

  /** Holds a lock, queues everybody up for it in order, then lets them go. */
  async function inLine<T>(lock: (tx: Tx) => Promise<unknown>, works: (() => Promise<T>)[]) {
    const isHeld = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    const holding = scene.db.transaction(async (tx) => {
      await lock(tx);
      isHeld.resolve();
      await mayGo.promise;
    });
    await isHeld.promise;
    const running: Promise<T>[] = [];
    try {
      for (const work of works) {
        running.push(work());
        await expect.poll(waiting, SOON).toBeGreaterThanOrEqual(running.length);
      }
    } finally {
      mayGo.resolve();
      await holding;
    }
    return Promise.all(running);
  }

  const codeOf = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return status === 200 ? 'done' : headers.get('x-refusal');
  };

  describe('a debt', () => {
    async function owing() {
      const rental = await onTheWater({ card: FAILS_LATER });
      await rental.back(60);
      const [debt] = await debtsOf(rental.bookingId);
      if (!debt) throw new Error('no debt');
      const { browser: admin } = await scene.newAdmin();
      const pay = () => codeOf(rental.anna.browser.post(`/api/debts/${debt.id}/pay`, {}));
      const forgive = () => codeOf(admin.post(`/api/admin/debts/${debt.id}/forgive`, { reason: 'A jam' }));
      return { ...rental, debt, pay, forgive };
    }
    /** Reading still works, but no page can be written. */
    const noNewPages = (tx: Tx) => sql`lock table payment_pages in share mode`.execute(tx);

    const openPages = (debtId: string) =>
      scene.db.query
        .selectFrom('paymentPages')
        .innerJoin('ledger', 'ledger.id', 'paymentPages.ledgerId')
        .select(['ledger.state', 'paymentPages.url'])
        .where('ledger.debtId', '=', debtId)
        .where('closedAt', 'is', null)
        .execute();

    test('that is being let go while its page opens: there is a page, or nothing to pay', async () => {
      const { bookingId, debt, pay, forgive } = await owing();
      expect(await inLine(noNewPages, [pay, forgive])).toEqual(['done', 'state-moved-on']);
      const [page, ...others] = await openPages(debt.id);
      expect([page?.state, others]).toEqual(['pending', []]);
      expect(await forgive()).toBe('done');
      expect(await openPages(debt.id)).toEqual([]);
      expect(await scene.pay(page?.url ?? '')).toMatchObject({ status: 'expired' });
      expect(await debtsOf(bookingId)).toMatchObject([{ status: 'forgiven' }]);
    });

    test('that was let go first opens no page', async () => {
      const { debt, pay, forgive } = await owing();
      const lock = (tx: Tx) => tx.selectFrom('debts').select('id').where('id', '=', debt.id).forUpdate().execute();
      expect(await inLine(lock, [forgive, pay])).toEqual(['done', 'already-paid']);
      expect(await openPages(debt.id)).toEqual([]);
    });

    test('has one page, whichever process opens it', async () => {
      const { debt, anna } = await owing();
      const who = { kind: 'person', account: anna.account } as Person;
      const visit = { debtId: debt.id, origin: scene.url, locale: 'en' } as const;
      const open = () => payDebt(elsewhere(), who, visit, chargeFollowUps);
      const [one, other] = await inLine(noNewPages, [open, open]);
      expect(one?.href).toBe(other?.href);
      expect(await openPages(debt.id)).toHaveLength(1);
    });
  });

  describe('a claim whose time is over', () => {
    async function overdue() {
      const rental = await approved();
      const { claimId, anna } = rental;
      await scene.db.query
        .updateTable('claims')
        .set({ answerBy: scene.clock.now() })
        .where('id', '=', claimId)
        .execute();
      const lock = (tx: Tx) => tx.selectFrom('claims').select('id').where('id', '=', claimId).forUpdate().execute();
      const contest = () =>
        codeOf(anna.browser.post(`/api/claims/${claimId}/answer`, { agrees: false, answer: 'It was broken' }));
      const agree = () => codeOf(anna.browser.post(`/api/claims/${claimId}/answer`, { agrees: true, answer: '' }));
      const sweep = async () => {
        await chargeDueClaims(elsewhere());
        return 'swept';
      };
      return { ...rental, lock, contest, agree, sweep };
    }

    test('and that is contested just before the sweep is not charged', async () => {
      const { claimId, lock, contest, sweep } = await overdue();
      expect(await inLine(lock, [contest, sweep])).toEqual(['done', 'swept']);
      await scene.jobs.drain();
      expect(await chargesOf(claimId)).toEqual([]);
      expect(await takenFor(claimId)).toEqual([]);
    });

    test('and that the sweep charges is charged once, and an answer comes too late', async () => {
      const { claimId, lock, contest, agree, sweep } = await overdue();
      const outcomes = await inLine(lock, [sweep, contest, sweep, agree]);
      expect(outcomes).toEqual(['swept', 'state-moved-on', 'swept', 'state-moved-on']);
      await scene.jobs.drain();
      await expect.poll(() => takenFor(claimId), SOON).toEqual([2_000]);
      expect(await chargesOf(claimId)).toMatchObject([{ state: 'succeeded' }]);
    });
  });

  describe('a gift card', () => {
    const PRICE_IN_CENTS = 5_000;

    async function bought() {
      const [anna, boris] = [await scene.customer(), await scene.customer()];
      const { url } = await anna.browser.call(calls.buyGiftCard, { amountInCents: PRICE_IN_CENTS });
      await scene.pay(url);
      const own = async () => (await anna.browser.call(calls.myGiftCards)).giftCards;
      await expect.poll(async () => (await own())[0]?.status, SOON).toBe('active');
      const giftCardId = (await own())[0]?.id ?? '';
      const { slot } = await scene.station();
      const lock = (tx: Tx) =>
        tx.selectFrom('giftCards').select('id').where('id', '=', giftCardId).forUpdate().execute();
      const withdraw = () =>
        codeOf(anna.browser.post(`/api/gift-cards/${giftCardId}/withdraw`, { refundInCents: PRICE_IN_CENTS }));
      const giftCard = { giftCardCode: giftCardCode(scene.deps.giftCardKey, giftCardId) };
      const spend = () => codeOf(boris.ask(slot('12:00', '13:00'), giftCard));
      return { anna, giftCardId, lock, withdraw, spend };
    }

    const givenBack = async (giftCardId: string) => {
      const rows = await scene.db.query
        .selectFrom('ledger')
        .select('amountInCents')
        .where('giftCardId', '=', giftCardId)
        .where('kind', '=', 'refund')
        .where('means', '=', 'card')
        .execute();
      return rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    };

    test('that is withdrawn from pays for nothing any more', async () => {
      const { giftCardId, lock, withdraw, spend } = await bought();
      expect(await inLine(lock, [withdraw, spend])).toEqual(['done', 'gift-card-empty']);
      expect(await givenBack(giftCardId)).toBe(PRICE_IN_CENTS);
    });

    test('that was spent first is not paid back beyond its rest, and never lost', async () => {
      const { anna, giftCardId, lock, withdraw, spend } = await bought();
      expect(await inLine(lock, [spend, withdraw])).toEqual(['done', 'state-moved-on']);
      expect(await givenBack(giftCardId)).toBe(0);
      const { refundInCents } = await anna.browser.call(calls.withdrawGiftCard, { giftCardId });
      expect(refundInCents).toBe(3_000);
      // Nobody pays for the hold, so the balance it had reserved is the buyer's again.
      await scene.advance({ minutes: 11 });
      expect(await givenBack(giftCardId)).toBe(PRICE_IN_CENTS);
    });
  });

  describe('a closure', () => {
    async function atThePaymentPage() {
      const beach = await scene.station();
      const customer = await scene.customer();
      const slot = beach.slot('12:00', '13:00');
      const { url } = await customer.checkout(slot);
      const { id } = await customer.newest();
      const { browser: admin } = await scene.newAdmin();
      await scene.webhooks('drop');
      await scene.pay(url);
      const lock = (tx: Tx) => tx.selectFrom('stations').select('id').where('id', '=', beach.id).forUpdate().execute();
      const close = () => codeOf(admin.post('/api/admin/closures', { ...slot, reason: 'Repairs' }));
      const arrive = () => scene.syncPage(id, elsewhere());
      return { id, lock, close, arrive };
    }

    const outcomeOf = async (bookingId: string) => {
      await scene.advance({ minutes: 2 });
      const { status, cancelledBy } = await scene.bookingOf(bookingId);
      const back = (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
      return { status, cancelledBy, back: back.map(({ amountInCents }) => amountInCents) };
    };
    const allBack = { status: 'expired', cancelledBy: 'operator', back: [2_000] };

    test('just before a payment arrives gives it back whole, once', async () => {
      const { id, lock, close, arrive } = await atThePaymentPage();
      const [closed] = await inLine<unknown>(lock, [close, arrive]);
      expect(closed).toBe('done');
      expect(await outcomeOf(id)).toEqual(allBack);
    });

    test('just after a payment arrived gives it back whole, once', async () => {
      const { id, lock, close, arrive } = await atThePaymentPage();
      expect(await inLine<unknown>(lock, [arrive, close])).toEqual(['complete', 'done']);
      expect(await outcomeOf(id)).toEqual(allBack);
    });
  });
});
