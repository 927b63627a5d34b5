import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from './in-parallel.ts';

/** Customers who book and pay at the same time, over the calls that outsiders rely on. */

/** A station, the process of the product that its customers ask, and the address of the sandbox's own calls. */
export type Place = { url: string; sandboxUrl: string; station: string };

export const CUSTOMERS = 8;
const BOOKINGS_EACH = 4;
/** Nobody books more than four days ahead. A board is back before the next one starts. */
const TIMES = 44;
const HOURS_BETWEEN = 2;
const LOOK_AGAIN_AFTER_MS = 20;

type Booking = { status: string };

/** A customer at each place. What comes back measures a round, from the first checkout to the last code. */
export async function openCustomers(places: Place[]): Promise<(round: number) => Promise<number>> {
  const customers: Customer[] = [];
  for (const [n, place] of places.entries()) customers.push(await signIn(place, `paddler-${n}@example.com`));
  return async (round) => {
    const begun = performance.now();
    await inParallel([...customers.entries()], customers.length, async ([index, customer]) => {
      const before = round * BOOKINGS_EACH;
      for (let n = 0; n < BOOKINGS_EACH; n += 1) await customer.book(index + (before + n) * CUSTOMERS);
      while ((await customer.countPaid()) < before + BOOKINGS_EACH) await wait(LOOK_AGAIN_AFTER_MS);
    });
    return (customers.length * BOOKINGS_EACH * 1000) / (performance.now() - begun);
  };
}

type Customer = Awaited<ReturnType<typeof signIn>>;

async function signIn({ url, sandboxUrl, station }: Place, email: string) {
  let cookie = '';
  const ask = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch((path.startsWith('/sandbox') ? sandboxUrl : url) + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json', 'x-time-zone': 'Europe/Tallinn' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const read = async <T>(path: string, body?: object) => (await (await ask(path, body)).json()) as T;

  await ask('/api/auth/login/email', { email });
  let code: string | undefined;
  while (code === undefined) {
    const { messages } = await read<{ messages: { text: string }[] }>(`/sandbox/api/messages?to=${email}`);
    code = messages.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find((found) => found !== undefined);
  }
  const signedIn = await ask('/api/auth/callback/email', { email, code });
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

  return {
    async countPaid(): Promise<number> {
      const { bookings } = await read<{ bookings: Booking[] }>('/api/bookings?offset=0&limit=100');
      return bookings.filter(({ status }) => status === 'complete').length;
    },
    /** One board for an hour, each at another time. */
    async book(index: number): Promise<void> {
      const start = Temporal.Now.instant()
        .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
        .add({ hours: 2 + HOURS_BETWEEN * (index % TIMES) });
      const wish = { start: start.toString(), end: start.add({ hours: 1 }).toString(), count: 1 };
      const rest = { stationId: station, acceptedTermsAndConditions: true, phone: '+37255550199' };
      const { url: page } = await read<{ url: string }>('/api/bookings/checkout', { ...wish, ...rest });
      await ask(`/sandbox/api/payments/${new URL(page).pathname.split('/').at(-1)}/pay`, {});
    },
  };
}

// As a command, to compare with another version: node bench/src/paid-bookings-per-second.ts http://localhost:3000
const [, , address] = process.argv;
if (import.meta.main && address !== undefined) {
  const place = { url: address, sandboxUrl: address, station: 'pirita' };
  const perSecond = await openCustomers(Array.from({ length: CUSTOMERS }, () => place));
  for (const round of [0, 1]) process.stdout.write(`${(await perSecond(round)).toFixed(1)} paid bookings a second\n`);
}
