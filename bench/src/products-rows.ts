import { openPgBouncer } from './open-pg-bouncer.ts';
import { openProducts, type ProductsSize } from './open-products.ts';
import { type Round, type Row, rowOf } from './row.ts';

const ROUNDS = 5;
const ONE = { processes: 1, stations: 1 };
const TEN_STATIONS = 10;

/** Paid bookings of two products that differ in one thing. The outside world and the customers share the machine. */
export async function* productsRows(serverUrl: string): AsyncGenerator<Row> {
  const unprepared = (url: string) => `${url}${url.includes('?') ? '&' : '?'}prepared=off`;
  const eight = { customers: 8, theirs: { ...ONE, reach: unprepared } };
  yield await compare(serverUrl, {
    ...eight,
    name: 'statements prepared',
    against: 'paid bookings of eight customers at one station with `prepared=off`',
    ours: ONE,
  });
  const pooler = await openPgBouncer(serverUrl);
  if (pooler) {
    yield await compare(serverUrl, {
      ...eight,
      name: 'behind PgBouncer',
      against: 'the same paid bookings without the pooler, both with `prepared=off`',
      ours: { ...ONE, reach: pooler.behind },
    }).finally(pooler.close);
  } else process.stdout.write('behind PgBouncer             left out: PgBouncer is not installed\n');
  yield await compare(serverUrl, {
    name: 'two processes, ten stations',
    against: 'paid bookings of twenty customers at ten stations, on one database, by one process',
    customers: 2 * TEN_STATIONS,
    ours: { processes: 2, stations: TEN_STATIONS },
    theirs: { processes: 1, stations: TEN_STATIONS },
  });
}

type Comparison = Pick<Row, 'name' | 'against'> & { customers: number } & Record<'ours' | 'theirs', ProductsSize>;

async function compare(serverUrl: string, { name, against, customers, ...sizes }: Comparison): Promise<Row> {
  const ours = await openProducts(serverUrl, sizes.ours);
  try {
    const theirs = await openProducts(serverUrl, sizes.theirs);
    try {
      const [ourRate, theirRate] = [await ours.openCustomers(customers), await theirs.openCustomers(customers)];
      const rounds: Round[] = [];
      // The first round warms both up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        rounds.push({ ours: await ourRate(round), theirs: await theirRate(round) });
      }
      return rowOf(name, against, undefined, rounds.slice(1));
    } finally {
      await theirs.close();
    }
  } finally {
    await ours.close();
  }
}
