import { Agent, request } from 'node:http';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { fillDatabase, type Wish, wishOf } from './checkout-setting.ts';
import { messageFrom, start, stop } from './child.ts';
import { inParallel } from './in-parallel.ts';
import type { Statement } from './recorder.ts';
import type { Round, Row } from './row.ts';
import { rowOf } from './row.ts';

const ROUNDS = 5;
const CHECKOUTS_A_ROUND = 400;
/** The product's number of connections to PostgreSQL. */
const AT_ONCE = 10;

/**
 * The whole checkout call over HTTP, against the same SQL replayed on a copy of the database. The payment provider is
 * left out on both sides. PostgreSQL doesn't wait for the disk, which is to our disadvantage: that wait would be the
 * same for both.
 */
export async function checkoutRow(serverUrl: string): Promise<Row> {
  const ours = await createDatabase(serverUrl, 'template1');
  // One extra round warms both sides up and isn't counted.
  await fillDatabase(inDatabase(serverUrl, ours), CHECKOUTS_A_ROUND * (ROUNDS + 1));
  const theirs = await createDatabase(serverUrl, ours);
  const laine = start('checkout-server.ts', { DATABASE_URL: inDatabase(serverUrl, ours) });
  const raw = start('raw-checkouts.ts', {}, [inDatabase(serverUrl, theirs), String(AT_ONCE)]);
  try {
    const { url } = await messageFrom<{ url: string }>(laine);
    await messageFrom(raw);
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const perSecond = await checkoutsPerSecond(url, round);
      laine.send('what was sent?');
      raw.send(await messageFrom<Statement[][]>(laine));
      rounds.push({ ours: perSecond, theirs: (await messageFrom<{ perSecond: number }>(raw)).perSecond });
    }
    const against = 'the same SQL in the same transactions through the same driver; no payment provider on either side';
    return rowOf('POST /api/bookings/checkout', against, 0.7, rounds.slice(1));
  } finally {
    await Promise.all([stop(laine), stop(raw)]);
    for (const name of [theirs, ours]) await dropDatabase(serverUrl, name);
  }
}

async function checkoutsPerSecond(url: string, round: number): Promise<number> {
  const now = Temporal.Now.instant();
  const first = round * CHECKOUTS_A_ROUND;
  const wishes = Array.from({ length: CHECKOUTS_A_ROUND }, (_, index) => wishOf(first + index, now));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const begun = performance.now();
  await inParallel(wishes, AT_ONCE, (wish) => checkout(url, agent, wish));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return wishes.length / seconds;
}

export function checkout(url: string, agent: Agent, { cookie, body }: Wish): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/bookings/checkout`, { method: 'POST', agent, headers }, (response) => {
      const isHeld = response.statusCode === 200;
      response.resume().on('end', () => (isHeld ? resolve() : reject(new Error(`answered ${response.statusCode}`))));
    });
    sent.on('error', reject).end(body);
  });
}
