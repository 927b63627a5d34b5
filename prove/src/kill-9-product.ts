import assert, { AssertionError } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@laine/contract/calls.ts';
import { Random } from '@laine/server/testing/random.ts';
import { TestBrowser } from '@laine/server/testing/test-browser.ts';
import { auditProduct } from './product/audit-product.ts';
import { payAt, type ProductCustomer, productCustomer, slotOf } from './product/product-customer.ts';
import { type WholeProduct, wholeProduct } from './product/whole-product.ts';
import type { Run } from './run.ts';

const CUSTOMERS = 5;
/** Few enough that customers compete for boards. */
const SLOTS = 30;
const PAYS_LATER = 0.2;
const TIME_PASSES = 0.3;
const SIX_MINUTES = 360;
const WAITS_MS = 20_000;

export type Site = {
  name: string;
  product: WholeProduct;
  people: number;
  customers: { account: { id: string } }[];
  /** Payment pages still unpaid, as far as the customers know. */
  unpaid: string[];
  /** Bookings whose customer was told that the money arrived. */
  acknowledged: Set<string>;
  seenCodes: Map<string, string>;
  kills: number;
  /** Wishes that were answered. */
  answers: number;
};

/**
 * Server, sandbox and stations, on both databases in turn, die together in the middle of checkouts and payments and are
 * restarted. The provider wrote down everything before it answered; our books must agree with it.
 */
export const kill9Product: Run = {
  name: 'kill-9-product',
  rounds: 50,
  async prove({ rounds, postgresUrl }) {
    const sites = [newSite('embedded', await wholeProduct()), newSite('PostgreSQL', await wholeProduct(postgresUrl))];
    try {
      let round = 0;
      for (const random of rounds) {
        const site = sites[(round += 1) % sites.length];
        if (site) await liveAndDie(site, random);
      }
      const found: string[] = [];
      for (const site of sites.filter(({ kills }) => kills > 0)) found.push(await auditProduct(site));
      return found.join('; ');
    } finally {
      for (const { product } of sites) await product.remove();
    }
  },
};

const newSite = (name: string, product: WholeProduct): Site => ({
  name,
  product,
  people: 0,
  customers: [],
  unpaid: [],
  acknowledged: new Set(),
  seenCodes: new Map(),
  kills: 0,
  answers: 0,
});

async function liveAndDie(site: Site, random: Random): Promise<void> {
  const { product } = site;
  await product.start();
  const customers: ProductCustomer[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) customers.push(await arrive(site));
  const dead = new AbortController();
  const begun = site.answers;
  const lives = customers.map((customer) => live(site, customer, new Random(String(random.next())), dead.signal));
  const timePasses = random.chance(TIME_PASSES) ? passTime(product, SIX_MINUTES) : undefined;
  // Mostly in the middle of work, sometimes before anything has been sold.
  if (random.chance(0.9)) await until(() => site.answers > begun);
  await pause(random.between(0, 2000));
  await product.kill();
  dead.abort();
  site.kills += 1;
  await Promise.all([...lives, timePasses]);
}

async function arrive(site: Site): Promise<ProductCustomer> {
  site.people += 1;
  const phone = `+372 5${String(5_000_000 + site.people).slice(-7)}`;
  const customer = await productCustomer(site.product.url, `renter-${site.people}@example.com`, phone);
  const { user } = await customer.browser.call(calls.me);
  if (user) site.customers.push({ account: { id: user.id } });
  return customer;
}

/** Books, pays and looks at the codes, until nothing answers any more. */
async function live(site: Site, customer: ProductCustomer, random: Random, dead: AbortSignal): Promise<void> {
  while (!dead.aborted) {
    try {
      await payOne(site, random);
      await rent(site, customer, random);
    } catch (error) {
      // No answer, or half of one: the process is dead, or dying.
      if (error instanceof AssertionError) throw error;
      await pause(10);
    }
  }
}

/** A customer returns to a page that was open when the product died. */
async function payOne(site: Site, random: Random): Promise<void> {
  const page = random.chance(0.5) ? site.unpaid.shift() : undefined;
  if (page === undefined) return;
  try {
    await notePaid(site, page, await payAt(new TestBrowser(site.product.url), page));
  } catch (error) {
    site.unpaid.push(page);
    throw error;
  }
}

async function rent(site: Site, customer: ProductCustomer, random: Random): Promise<void> {
  const now = await nowAt(customer.browser);
  const { status, refusal, url } = await customer.checkout(slotOf(now, random.between(0, SLOTS)), random.between(1, 2));
  site.answers += 1;
  assert.ok(status < 500 || status === 503, `checkout answered ${status} ${refusal}`);
  if (status !== 200 || new URL(url).pathname.startsWith('/bookings/')) return;
  site.unpaid.push(url);
  if (random.chance(PAYS_LATER)) return;
  const outcome = await customer.pay(url);
  site.unpaid = site.unpaid.filter((page) => page !== url);
  await notePaid(site, url, outcome);
  await look(site, customer);
}

async function notePaid(site: Site, url: string, outcome: string): Promise<void> {
  if (outcome === 'succeeded') site.acknowledged.add(new URL(url).pathname.split('/').at(-1) ?? '');
}

async function look(site: Site, customer: ProductCustomer): Promise<void> {
  const booking = await customer.newest();
  for (const { id, code } of booking?.sessions ?? []) {
    if (code === null) continue;
    assert.equal(booking?.status, 'complete', 'a door code is shown only of what is paid');
    assert.equal(code, site.seenCodes.get(id) ?? code, 'a door code once seen is never changed');
    site.seenCodes.set(id, code);
  }
}

async function nowAt(browser: TestBrowser): Promise<Temporal.Instant> {
  const face = (await (await browser.fetch('/sandbox/api/clock')).json()) as { now: string };
  return Temporal.Instant.from(face.now);
}

/** The product may die in the meantime. */
async function passTime({ url }: WholeProduct, seconds: number): Promise<void> {
  await new TestBrowser(url).post('/sandbox/api/clock', { advanceInSeconds: seconds }).catch(() => {});
}

async function until(isSo: () => boolean): Promise<void> {
  const last = performance.now() + WAITS_MS;
  while (!isSo() && performance.now() < last) await pause(20);
}
