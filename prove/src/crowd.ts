import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { guessCodes, newTally } from './crowd/guess-codes.ts';
import { type ProductCustomer, productCustomer, slotOf } from './product/product-customer.ts';
import { type WholeProduct, wholeProduct } from './product/whole-product.ts';
import type { Run } from './run.ts';

const CROWD = fileURLToPath(new URL('./crowd/crowd-process.ts', import.meta.url));
const VISITS = 20;
/** Visits measured without a crowd, for comparison. */
const VISITS_ALONE = 5;
const MEDIAN_BELOW_MS = 1000;
/** The crowd has its full size by then. */
const GATHERS_MS = 2_000;

type Times = Record<'home page' | 'station page' | 'checkout', number[]>;
type Counts = Record<string, Record<string, number>>;

/**
 * Readers, sprayers and knockers all at once, on both databases: a customer's pages and checkout stay quick and never
 * fail. Then strangers guess login codes, from another network with every guess.
 */
export const crowd: Run = {
  name: 'crowd',
  rounds: 10,
  async prove({ rounds, postgresUrl }) {
    const told: string[] = [];
    for (const [name, serverUrl] of [['embedded'], ['PostgreSQL', postgresUrl]] as const) {
      const product = await wholeProduct(serverUrl);
      try {
        await product.start();
        told.push(`${name}: ${await visitInCrowd(product)}`);
        if (serverUrl === undefined) continue;
        const tally = newTally();
        for (const random of rounds) await guessCodes(product.url, tally, random);
        const most = Math.max(0, ...tally.evaluated.values());
        told.push(`${tally.guesses} guesses, ${tally.refused} refused, at most ${most} evaluated for an address`);
      } finally {
        await product.remove();
      }
    }
    return told.join('; ');
  },
};

async function visitInCrowd(product: WholeProduct): Promise<string> {
  const customer = await productCustomer(product.url, 'crowd-customer@example.com', '+372 5555 0142');
  const alone: Times = { 'home page': [], 'station page': [], checkout: [] };
  for (let number = 0; number < VISITS_ALONE; number += 1) await visit(product, customer, alone, number);
  const gathered = fork(CROWD, [product.url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const times: Times = { 'home page': [], 'station page': [], checkout: [] };
  await pause(GATHERS_MS);
  const begun = performance.now();
  try {
    for (let number = 0; number < VISITS; number += 1) await visit(product, customer, times, VISITS_ALONE + number);
    const seconds = (performance.now() - begun + GATHERS_MS) / 1000;
    const counted = once(gathered, 'message') as Promise<[Counts]>;
    gathered.send('enough');
    const [counts] = await counted;
    const said = `${VISITS} visits, medians ${mediansOf(times)} (alone ${mediansOf(alone)}) among ${namesOf(counts)} in ${seconds.toFixed(0)} s`;
    for (const [what, of] of Object.entries(counts))
      assert.ok(
        Object.keys(of).some((status) => status !== '0'),
        `the ${what} reached nobody: ${said}`,
      );
    for (const taken of Object.values(times)) assert.ok(medianOf(taken) < MEDIAN_BELOW_MS, said);
    return said;
  } finally {
    gathered.kill();
  }
}

/** One customer looking for a board; throws on any failure. */
async function visit({ url }: WholeProduct, customer: ProductCustomer, times: Times, number: number): Promise<void> {
  const stranger = await timed(times['home page'], () => fetch(`${url}/`));
  assert.equal(stranger.status, 200, 'the home page');
  await stranger.text();
  const page = await timed(times['station page'], () => customer.browser.fetch('/stations/pirita'));
  assert.equal(page.status, 200, 'the station page of somebody who is signed in');
  await page.text();
  const slot = slotOf(Temporal.Now.instant(), number);
  const { status, refusal, url: pageUrl } = await timed(times.checkout, () => customer.checkout(slot));
  assert.equal(status, 200, `the checkout was answered ${status} ${refusal}`);
  assert.equal(await customer.pay(pageUrl), 'succeeded');
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const answer = await work();
  times.push(Math.round(performance.now() - begun));
  return answer;
}

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const mediansOf = (times: Times): string =>
  Object.entries(times)
    .map(([what, taken]) => `${what} ${medianOf(taken)} ms`)
    .join(', ');

const namesOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(
      ([what, of]) =>
        `${what} ${Object.entries(of)
          .map(([status, count]) => `${count}×${status}`)
          .join(' ')}`,
    )
    .join(', ');
