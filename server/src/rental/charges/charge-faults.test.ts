import { calls } from '@laine/contract/calls.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../ground/ports/payment-provider.ts';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { type LinkScene, openLinkScene } from '../../testing/open-link-scene.ts';
import { lost } from '../../testing/open-rental-scene.ts';
import { claimedRentals } from '../claims/claimed-rentals-fixture.ts';
import { ASKS_ALWAYS, FAILS_LATER, HOUR_IN_CENTS, lateRentals } from '../overtime/late-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterEach(() => scene.resetPayments('deliver'));
afterAll(() => scene.close());

const { onTheWater } = lateRentals(() => scene);
const { approved } = claimedRentals(() => scene);

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

const PAYS = '4242424242424242';
const DECLINED = '4000000000000002';
const PASS_IN_CENTS = 9900;
const GIFT_CARD_IN_CENTS = 5000;
const EXTENSION_IN_CENTS = 750;
const CLAIM_IN_CENTS = 2000;

const faults = ['authentication_required', 'declined', 'lost webhook', 'double webhook', 'timeout'] as const;
type Fault = (typeof faults)[number];

/** The request is carried out, but its answer never comes. */
const unheard =
  <Question>(ask: (question: Question) => Promise<unknown>) =>
  async (question: Question): Promise<never> => {
    await ask(question);
    return lost();
  };

const timeouts = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  chargeCard: unheard((order) => provider.chargeCard(order)),
  openCheckout: unheard((order) => provider.openCheckout(order)),
  findCheckout: unheard((id) => provider.findCheckout(id)),
});

/** From now on, until the provider is well again. */
async function strike(fault: Fault): Promise<void> {
  if (fault === 'lost webhook' || fault === 'timeout') await scene.webhooks('drop');
  if (fault === 'double webhook') await scene.webhooks('duplicate');
  if (fault === 'timeout') scene.deps.payments = timeouts(scene.provider);
}

/** Gives sweeps and retries their time; lost events stay lost. */
async function settle(fault: Fault): Promise<void> {
  scene.deps.payments = scene.provider;
  await scene.advance({ minutes: 2 });
  // A page without any event is checked after a day, and a request without an answer is looked up.
  await scene.advance(fault === 'timeout' || fault === 'lost webhook' ? { hours: 25 } : { minutes: 15 });
  await scene.advance({ minutes: 2 });
}

/** The provider's charges to a person for one purpose, and their debts with us. */
async function moneyOf({ account }: Customer, purpose: string) {
  const { query } = scene.db;
  const rows = await query
    .selectFrom('ledger')
    .select(['id', 'purpose'])
    .where('accountId', '=', account.id)
    .where('kind', '=', 'charge')
    .execute();
  const ids = new Set(rows.filter((row) => row.purpose === purpose).map(({ id }) => id));
  const { charges } = await scene.readProviderLedger();
  const debts = await query.selectFrom('debts').selectAll().where('accountId', '=', account.id).execute();
  return {
    taken: charges
      .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
      .map(({ amountInCents }) => amountInCents),
    owed: debts.filter(({ status }) => status === 'due').map(({ amountInCents }) => amountInCents),
  };
}

async function buyPass({ browser }: Customer): Promise<string> {
  const now = scene.clock.now();
  const today = dateIn('Europe/Tallinn', now);
  const season = { firstDay: today.toString(), lastDay: today.add({ days: 60 }).toString(), stationIds: [] };
  const fields = { name: 'Summer', country: 'EE', priceInCents: PASS_IN_CENTS, onSale: true } as const;
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, { ...fields, ...season }, now));
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  return (await browser.call(calls.buyPass, wish)).url;
}

async function pay(url: string, card: string): Promise<void> {
  const { status } = await scene.pay(url, { card });
  if (status === 'requires_action') await scene.authenticate(url);
}

type SavedCardCharge = {
  what: string;
  purpose: string;
  cents: number;
  /** Amounts owed when the card doesn't pay. */
  owed: number[];
  charge: (card: string, fault: Fault) => Promise<Customer>;
};

const savedCardCharges: SavedCardCharge[] = [
  {
    what: 'overtime',
    purpose: 'overtime',
    cents: HOUR_IN_CENTS,
    owed: [HOUR_IN_CENTS],
    async charge(card, fault) {
      const { anna, back } = await onTheWater({ card });
      await strike(fault);
      await back(60);
      return anna;
    },
  },
  {
    what: 'one more hour',
    purpose: 'extension',
    cents: EXTENSION_IN_CENTS,
    owed: [],
    async charge(card, fault) {
      const { anna, back } = await onTheWater({
        card,
        beforeEnd: async ({ browser }, bookingId) => {
          await strike(fault);
          await browser.call(calls.extendBooking, { bookingId });
        },
      });
      await back(1);
      return anna;
    },
  },
  {
    what: 'an hour of a pass that is given up late',
    purpose: 'late-cancellation',
    cents: HOUR_IN_CENTS,
    owed: [HOUR_IN_CENTS],
    async charge(card, fault) {
      const station = await scene.station();
      const anna = await scene.customer();
      await pay(await buyPass(anna), PAYS);
      await scene.jobs.drain();
      const start = scene.clock.now().add({ minutes: 40 });
      const slot = { stationId: station.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
      await pay((await anna.checkout(slot)).url, card);
      await scene.jobs.drain();
      const { id: bookingId } = await anna.newest();
      await strike(fault);
      await anna.browser.call(calls.cancelBooking, { bookingId });
      await scene.jobs.drain();
      return anna;
    },
  },
  {
    what: 'a claim',
    purpose: 'compensation',
    cents: CLAIM_IN_CENTS,
    owed: [CLAIM_IN_CENTS],
    async charge(card, fault) {
      const { anna, claimId } = await approved({ card });
      await strike(fault);
      await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
      await scene.jobs.drain();
      return anna;
    },
  },
];

const cardFor = (fault: Fault): string =>
  fault === 'authentication_required' ? ASKS_ALWAYS : fault === 'declined' ? FAILS_LATER : PAYS;

describe.each(savedCardCharges)('the saved card charged for $what', ({ purpose, cents, owed, charge }) => {
  test.each(sample(faults, 2))('with %s: one charge or one debt, never two', async (fault) => {
    const customer = await charge(cardFor(fault), fault);
    await settle(fault);
    const isPaid = cardFor(fault) === PAYS;
    expect(await moneyOf(customer, purpose)).toEqual(isPaid ? { taken: [cents], owed: [] } : { taken: [], owed });
  });
});

type PageCharge = {
  what: string;
  purpose: string;
  cents: number;
  /** Brings a customer to the point where the page can be opened, and acts on it. */
  play: (onPage: (customer: Customer, open: () => Promise<string | null>) => Promise<void>) => Promise<Customer>;
};

const pageCharges: PageCharge[] = [
  {
    what: 'a debt',
    purpose: 'overtime',
    cents: HOUR_IN_CENTS,
    async play(onPage) {
      const { anna, back } = await onTheWater({ card: FAILS_LATER });
      await back(60);
      const [debt] = (await anna.browser.call(calls.myDebts)).debts;
      const debtId = debt?.id ?? '';
      await onPage(anna, async () => (await anna.browser.call(calls.payDebt, { debtId })).url);
      return anna;
    },
  },
  {
    what: 'one more hour',
    purpose: 'extension',
    cents: EXTENSION_IN_CENTS,
    async play(onPage) {
      const { anna, back } = await onTheWater({
        card: FAILS_LATER,
        beforeEnd: (customer, bookingId) =>
          onPage(customer, async () => (await customer.browser.call(calls.extendBooking, { bookingId })).payUrl),
      });
      await back(1);
      return anna;
    },
  },
  {
    what: 'a pass',
    purpose: 'pass',
    cents: PASS_IN_CENTS,
    async play(onPage) {
      const anna = await scene.customer();
      await onPage(anna, () => buyPass(anna));
      return anna;
    },
  },
  {
    what: 'a gift card',
    purpose: 'gift-card',
    cents: GIFT_CARD_IN_CENTS,
    async play(onPage) {
      const anna = await scene.customer();
      const amountInCents = GIFT_CARD_IN_CENTS;
      await onPage(anna, async () => (await anna.browser.call(calls.buyGiftCard, { amountInCents })).url);
      return anna;
    },
  },
];

/** A card that the bank refuses leaves the page open, and nothing is charged. */
async function payInVain(customer: Customer, url: string, purpose: string) {
  const { status } = await scene.pay(url, { card: DECLINED });
  await scene.jobs.drain();
  return { status, taken: (await moneyOf(customer, purpose)).taken };
}

describe.each(pageCharges)('the page on which $what is paid', ({ purpose, cents, play }) => {
  test.each(sample(faults, 2))('with %s takes the money once', async (fault) => {
    let inVain = { status: 'declined', taken: [] as number[] };
    const customer = await play(async (anna, open) => {
      await strike(fault);
      if (fault === 'timeout') {
        // The page was opened, but nobody heard of it.
        await open().catch(() => undefined);
        scene.deps.payments = { ...scene.provider, findCheckout: (id) => timeouts(scene.provider).findCheckout(id) };
      }
      const url = (await open()) ?? '';
      if (fault === 'declined') inVain = await payInVain(anna, url, purpose);
      await pay(url, fault === 'authentication_required' ? ASKS_ALWAYS : PAYS);
      await scene.pay(url, { card: PAYS });
      await scene.jobs.drain();
    });
    await settle(fault);
    expect(inVain).toEqual({ status: 'declined', taken: [] });
    expect(await moneyOf(customer, purpose)).toEqual({ taken: [cents], owed: [] });
  });
});
