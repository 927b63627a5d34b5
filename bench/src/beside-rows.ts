import { Agent } from 'node:http';
import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { checkout } from './checkout-row.ts';
import { fillDatabase, wishOf } from './checkout-setting.ts';
import { messageFrom, start, stop } from './child.ts';
import { type Round, type Row, slowdownOf } from './row.ts';

const ROUNDS = 5;
const CHECKOUTS_A_ROUND = 40;
const RECEIPT_ID = 'receipt-of-the-reader';

const tomorrow = () => Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString();

/** What somebody else asks for as often as it's answered; `isKnown` if signed in. */
const crowds = [
  {
    name: 'documents',
    readers: 8,
    isKnown: true,
    path: () => callAddress(calls.receiptPdf, { receiptId: RECEIPT_ID }),
  },
  { name: 'exports', readers: 8, isKnown: true, path: () => callAddress(calls.exportMe, {}) },
  {
    name: 'availability',
    readers: 32,
    isKnown: false,
    path: () => callAddress(calls.stationAvailability, { stationId: 'beach-1', date: tomorrow() }),
  },
];

/** Customers check out one after the other beside somebody who asks for much at once, against the same without. */
export async function* besideRows(serverUrl: string): AsyncGenerator<Row> {
  const name = await createDatabase(serverUrl, 'template1');
  const databaseUrl = inDatabase(serverUrl, name);
  // One extra round warms up and isn't counted; the last customer reads.
  const customers = crowds.length * 2 * CHECKOUTS_A_ROUND * (ROUNDS + 1);
  await fillDatabase(databaseUrl, customers + 1);
  await issueReceipt(databaseUrl, `person-${customers + 1}`);
  const { cookie } = wishOf(customers, Temporal.Now.instant());
  const laine = start('checkout-server.ts', { DATABASE_URL: databaseUrl });
  const agent = new Agent({ keepAlive: true });
  try {
    const { url } = await messageFrom<{ url: string }>(laine);
    let next = 0;
    const perSecond = async () => {
      const begun = performance.now();
      for (let made = 0; made < CHECKOUTS_A_ROUND; made += 1) {
        await checkout(url, agent, wishOf(next, Temporal.Now.instant()));
        next += 1;
      }
      return (CHECKOUTS_A_ROUND * 1000) / (performance.now() - begun);
    };
    for (const crowd of crowds) {
      const rounds: Round[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const theirs = await perSecond();
        const readers = read(url + crowd.path(), crowd.isKnown ? { cookie } : {}, crowd.readers);
        rounds.push({ ours: await perSecond(), theirs });
        await readers.stop();
        // It forgets what it has recorded for another row.
        laine.send('what was sent?');
        await messageFrom(laine);
      }
      const against = `the same while nobody asks for ${crowd.name} over ${crowd.readers} connections; how many times slower`;
      yield slowdownOf(`checkout beside ${crowd.name}`, against, 2, rounds.slice(1));
    }
  } finally {
    agent.destroy();
    await stop(laine);
    await dropDatabase(serverUrl, name);
  }
}

/** Until it's stopped. A refusal for want of room is an answer, too. */
function read(url: string, headers: Record<string, string>, connections: number) {
  const over = new AbortController();
  const reader = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200 && answer.status !== 503) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  const readers = Promise.all(Array.from({ length: connections }, reader));
  return {
    stop() {
      over.abort();
      return readers;
    },
  };
}

async function issueReceipt(databaseUrl: string, accountId: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  const ledgerId = 'charge-of-the-reader';
  const at = Temporal.Now.instant();
  const charge = {
    id: ledgerId,
    accountId,
    amountInCents: 2000,
    idempotencyKey: ledgerId,
    createdAt: at,
    settledAt: at,
  };
  const seller = { legalName: 'Laine Rent OÜ', registrationNumber: '16000000', address: 'Purje 8, Tallinn' };
  const lines = [
    { label: 'Starting fee', cents: 500 },
    { label: 'SUP board rental for 60 minutes', cents: 1500 },
  ];
  const sums = { lines, totalInCents: 2000, vatPercent: 24, vatInCents: 387, currency: 'eur' };
  const data = asJson({ purpose: 'rental', bookingId: null, stationName: 'Pirita', seller, ...sums });
  const receipt = { id: RECEIPT_ID, number: 'EE-R-2026-000001', kind: 'receipt', ledgerId, issuedAt: at } as const;
  await db.query
    .insertInto('ledger')
    .values({ ...charge, kind: 'charge', purpose: 'rental', state: 'succeeded' })
    .execute();
  await db.query
    .insertInto('receipts')
    .values({ ...receipt, data })
    .execute();
  await db.close();
}
