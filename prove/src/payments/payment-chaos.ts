import assert, { AssertionError } from 'node:assert/strict';
import { calls } from '@laine/contract/calls.ts';
import { sweepHolds } from '@laine/server/rental/bookings/sweep-holds.ts';
import { type RentalScene, type TestStation, checkoutIdOf } from '@laine/server/testing/open-rental-scene.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { sendPaymentEvent } from '@laine/server/testing/send-payment-event.ts';
import { sql } from 'kysely';
import { behindBadLine } from './behind-bad-line.ts';

const CUSTOMERS = 12;
const ROUNDS = 20;
const BEACHES = 4;
const DISCONNECTED = 0.15;
const MORE_THAN_CONNECTIONS = 12;
/** Overlapping, so that customers compete for boards. */
const HOURS = [
  { from: '12:00', to: '13:00' },
  { from: '12:30', to: '14:30' },
  { from: '14:00', to: '16:00' },
];
const DECLINED_CARD = '4000000000000002';

type Customer = Awaited<ReturnType<RentalScene['customer']>> & { pages: string[] };
type Cancellation = { refundInCents: number; paidInCents: number; cancelled: boolean };

export type PaymentChaos = {
  beaches: TestStation[];
  customers: Customer[];
  /** The owner of the beaches. */
  owner: Customer;
  /** Pages that were reported closed but weren't. */
  stillOpen: Set<string>;
  /** The door codes that customers have seen, by session. */
  seenCodes: Map<string, string>;
  /** Refunds promised at cancellation, by booking. */
  promised: Map<string, number>;
  /** The database drops every connection during this round, so any answer may be lost. */
  isDisconnected: boolean;
};

export async function prepareChaos(scene: RentalScene, random: Random): Promise<PaymentChaos> {
  const lockers = Array.from({ length: BEACHES }, () => random.between(1, 3));
  const beaches = await Promise.all(lockers.map((count) => scene.station({ lockers: count })));
  const arrive = async (): Promise<Customer> => ({ ...(await scene.customer()), pages: [] });
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, arrive));
  const owner = await arrive();
  const since = { accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query
    .insertInto('stationOwners')
    .values(beaches.map(({ id }) => ({ stationId: id, ...since })))
    .execute();
  return {
    beaches,
    customers,
    owner,
    stillOpen: new Set(),
    seenCodes: new Map(),
    promised: new Map(),
    isDisconnected: false,
  };
}

/** Rounds of simultaneous actions, with time passing in between. */
export async function runChaos(
  scene: RentalScene,
  chaos: PaymentChaos,
  random: Random,
  faultRandom: Random,
): Promise<void> {
  const { payments } = scene.deps;
  scene.deps.payments = behindBadLine(payments, faultRandom, (checkoutId) => chaos.stillOpen.add(checkoutId));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await scene.webhooks(random.pick(['deliver', 'drop', 'duplicate', 'delay']));
      chaos.isDisconnected = random.chance(DISCONNECTED);
      const acts = Array.from({ length: random.between(3, 9) }, () => actOf(scene, chaos, random));
      if (chaos.isDisconnected) await whileDisconnected(scene, acts);
      else await Promise.all(acts.map((act) => act()));
      scene.clock.advance({ seconds: random.pick([0, 5, 50, 120, 300]) });
      if (random.chance(0.3)) await scene.jobs.drain();
    }
  } finally {
    scene.deps.payments = payments;
  }
}

/** A customer without an answer tries again later. Nobody cancels: we wouldn't learn the promised refund. */
async function whileDisconnected({ db }: RentalScene, acts: (() => Promise<unknown>)[]): Promise<void> {
  const lost = (error: unknown) => {
    if (error instanceof AssertionError) throw error;
  };
  const begun = acts.map((act) => act().catch(lost));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db.query);
  await Promise.all(begun);
  const ping = () => Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, () => db.ping()));
  while (!(await ping().then(Boolean, () => false)));
}

/** All random choices are made in advance: things that happen at once must not change their order. */
function actOf(scene: RentalScene, chaos: PaymentChaos, random: Random): () => Promise<unknown> {
  const customer = random.pick(chaos.customers);
  const count = random.between(1, 2);
  const { from, to } = random.pick(HOURS);
  const slot = random.pick(chaos.beaches).slot(from, to);
  const pages = chaos.customers.flatMap((each) => each.pages);
  const lostPages = pages.filter((url) => chaos.stillOpen.has(checkoutIdOf(url)));
  const choices = lostPages.length > 0 && random.chance(0.5) ? lostPages : pages;
  const page = choices.length > 0 ? random.pick(choices) : undefined;
  const type = random.pick(['checkout.session.completed', 'checkout.session.expired']);
  const copy = random.between(1, 2);

  const acts = {
    book: () => book(chaos, customer, slot, count),
    pay: async () => page !== undefined && scene.pay(page),
    tryBadCard: async () => page !== undefined && scene.pay(page, { card: DECLINED_CARD }),
    look: () => look(chaos, customer),
    cancel: () => cancel(chaos, customer, customer),
    cancelForOwner: () => cancel(chaos, chaos.owner, customer),
    sendNews: async () => page !== undefined && sendNews(scene, chaos, { type, objectId: checkoutIdOf(page), copy }),
    sweep: () => sweepHolds(scene.deps),
  };
  const often = ['book', 'book', 'book', 'book', 'pay', 'pay', 'pay', 'look', 'sendNews', 'sendNews'] as const;
  const seldom = ['tryBadCard', 'cancel', 'cancelForOwner', 'sweep'] as const;
  return acts[random.pick(chaos.isDisconnected ? often : [...often, ...seldom])];
}

type Slot = ReturnType<TestStation['slot']>;

async function book(chaos: PaymentChaos, customer: Customer, slot: Slot, count: number): Promise<void> {
  const answer = await customer.checkout(slot, { count });
  if (answer.status !== 200) return requireProperRefusal(chaos, answer.status, answer.refusal);
  // A customer who has already paid for this wish is sent to the booking instead.
  const isPaymentPage = !new URL(answer.url).pathname.startsWith('/bookings/');
  if (isPaymentPage && !customer.pages.includes(answer.url)) customer.pages.push(answer.url);
}

type FalseNews = { type: string; objectId: string; copy: number };

/** Sends events that may be false, each up to twice: the product must ask the provider itself. */
async function sendNews(
  scene: RentalScene,
  { isDisconnected }: PaymentChaos,
  { type, objectId, copy }: FalseNews,
): Promise<void> {
  const { status } = await sendPaymentEvent(scene, { id: `evt_${type}_${objectId}_${copy}`, type, objectId });
  assert.ok(status === 200 || isDisconnected, 'news is taken, whatever it says');
}

async function newestOf({ browser }: Customer) {
  const { bookings } = await browser.call(calls.myBookings);
  return bookings[0];
}

async function look(chaos: PaymentChaos, customer: Customer): Promise<void> {
  const newest = await newestOf(customer);
  if (!newest) return;
  const { sessions } = await customer.read(newest.id);
  for (const { id, code } of sessions) {
    if (code === null) continue;
    assert.equal(code, chaos.seenCodes.get(id) ?? code, 'a door code once seen is never changed');
    chaos.seenCodes.set(id, code);
  }
}

async function cancel(chaos: PaymentChaos, by: Customer, customer: Customer): Promise<void> {
  const newest = await newestOf(customer);
  if (!newest) return;
  const response = await by.browser.post(`/api/bookings/${newest.id}/cancel`, {});
  if (!response.ok) return requireProperRefusal(chaos, response.status, response.headers.get('x-refusal'));
  const { refundInCents, paidInCents } = (await response.json()) as Cancellation;
  if (paidInCents > 0) chaos.promised.set(newest.id, refundInCents);
}

/** While the provider is out of reach we may say so; any other server error is our own fault. */
function requireProperRefusal({ isDisconnected }: PaymentChaos, status: number, refusal: string | null): void {
  assert.ok(status < 500 || refusal === 'payment-unavailable' || isDisconnected, `answered ${status} ${refusal}`);
}
