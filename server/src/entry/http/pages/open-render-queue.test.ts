import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRenderQueue } from './open-render-queue.ts';

let queue: ReturnType<typeof openRenderQueue>;
beforeEach(() => {
  queue = openRenderQueue();
});
afterEach(() => queue.close());

const stranger = (network: number | string) => ({ key: `network ${network}`, kind: 'stranger' }) as const;
const customer = (id: number | string) => ({ key: `account ${id}`, kind: 'known' }) as const;

const neighbour = (id: number | string, network: string) => ({ ...customer(id), network });
const shared = (name: string) => ({ key: `page ${name}`, kind: 'everybody' }) as const;

/** Renderings that end when they are told to. */
function renderings() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    endNext: () => ends.shift()?.(),
    render: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
  };
}

test('renders two at a time, and those we know go ahead of strangers', async () => {
  const { begun, endNext, render } = renderings();
  const all = [queue.run(stranger(1), render('first')), queue.run(stranger(2), render('second'))];
  await expect.poll(() => begun).toEqual(['first', 'second']);
  all.push(queue.run(stranger(3), render('third')), queue.run(customer(1), render('customer')));
  endNext();
  await expect.poll(() => begun).toEqual(['first', 'second', 'customer']);
  endNext();
  await expect.poll(() => begun).toEqual(['first', 'second', 'customer', 'third']);
  endNext();
  endNext();
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'customer']);
});

test('one network has eight at once and leaves room for the others', async () => {
  const { begun, endNext, render } = renderings();
  const eight = Array.from({ length: 8 }, (_, n) => queue.run(stranger(1), render(`${n}`)));
  await expect(queue.run(stranger(1), render('ninth'))).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    retryAfterInSeconds: 5,
  });
  const other = queue.run(stranger(2), render('other'));
  for (let ended = 0; ended < 9; ended += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(ended);
    endNext();
  }
  expect(await Promise.all(eight)).toHaveLength(8);
  expect(await other).toBe('other');
  expect(begun).not.toContain('ninth');
  const again = queue.run(stranger(1), render('again'));
  await expect.poll(() => begun).toContain('again');
  endNext();
  expect(await again).toBe('again');
});

test('many networks fill their own queue only: a customer still comes through', async () => {
  const { begun, endNext, render } = renderings();
  const strangers = Array.from({ length: 100 }, (_, n) => queue.run(stranger(n), render(`${n}`)));
  const outcomes = Promise.allSettled(strangers);
  const page = queue.run(customer(1), render('customer'));
  await expect.poll(() => begun.length).toBe(2);
  endNext();
  await expect.poll(() => begun).toContain('customer');
  let done = false;
  void outcomes.then(() => (done = true));
  await expect.poll(() => (endNext(), done), { interval: 1, timeout: 10_000 }).toBe(true);
  expect(await page).toBe('customer');
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(64);
});

test('after a stranger’s page strangers rest as long as it took, and nobody else does', async () => {
  const { begun, endNext, render } = renderings();
  const first = queue.run(stranger(1), render('first'));
  await expect.poll(() => begun).toEqual(['first']);
  const begunAt = performance.now();
  await expect.poll(() => performance.now() - begunAt).toBeGreaterThan(300);
  endNext();
  await first;
  const tookMs = performance.now() - begunAt;
  const endedAt = performance.now();
  const second = queue.run(stranger(2), async () => performance.now() - endedAt);
  const page = queue.run(customer(1), render('customer'));
  await expect.poll(() => begun).toEqual(['first', 'customer']);
  endNext();
  await page;
  expect(await second).toBeGreaterThan(tookMs * 0.9);
});

test('a short page that ends after a long one leaves strangers their rest', async () => {
  const { begun, endNext, render } = renderings();
  const long = queue.run(stranger(1), render('long'));
  await expect.poll(() => begun).toEqual(['long']);
  const begunAt = performance.now();
  await expect.poll(() => performance.now() - begunAt).toBeGreaterThan(300);
  const short = queue.run(stranger(2), render('short'));
  await expect.poll(() => begun).toEqual(['long', 'short']);
  const tookMs = performance.now() - begunAt;
  const endedAt = performance.now();
  endNext();
  endNext();
  await Promise.all([long, short]);
  expect(await queue.run(stranger(3), async () => performance.now() - endedAt)).toBeGreaterThan(tookMs * 0.9);
});

test('many accounts of one network have one turn, and leave half of the time', async () => {
  let begun = 0;
  const over = new AbortController();
  const attack = async (account: number) => {
    const render = () => {
      begun += 1;
      return pause(20);
    };
    while (!over.signal.aborted) await queue.run(neighbour(account, 'dorm'), render);
  };
  const attacks = Array.from({ length: 48 }, (_, n) => attack(n % 6));
  const begunBefore = async (asker: Parameters<typeof queue.run>[0]) => {
    const before = begun;
    await queue.run(asker, async () => 'page');
    return begun - before;
  };
  await pause(200);
  // First come, first served, would be 48 of them.
  for (const asker of [shared('/'), customer('honest'), stranger('honest')])
    expect(await begunBefore(asker)).toBeLessThan(6);
  // Somebody behind the same address waits for a turn of each account.
  expect(await begunBefore(neighbour('honest', 'dorm'))).toBeLessThan(12);

  const before = begun;
  await pause(1000);
  // Two at a time, 20 ms each: a hundred without a rest.
  expect(begun - before).toBeLessThan(70);
  over.abort();
  await Promise.all(attacks);
});

test('pages that wait for nothing come two in a round of the event loop, so that others are heard between them', async () => {
  let round = 0;
  const rounds: number[] = [];
  const over = new AbortController();
  const countRounds = () => {
    round += 1;
    if (!over.signal.aborted) setImmediate(countRounds);
  };
  countRounds();
  const render = async () => rounds.push(round);
  for (let page = 0; page < 4; page += 1) await queue.run(customer('alone'), render);
  expect(new Set(rounds).size).toBe(4);
  rounds.length = 0;
  await Promise.all(Array.from({ length: 6 }, (_, n) => queue.run(customer(n), render)));
  expect(new Set(rounds).size).toBe(3);
  over.abort();
});

test('after pages of a busy network everybody but shared pages rests; after one alone nobody does', async () => {
  const { begun, endNext, render } = renderings();
  const alone = queue.run(customer(1), render('alone'));
  await pause(400);
  endNext();
  await alone;
  const endedAt = performance.now();
  expect(await queue.run(customer(2), async () => performance.now() - endedAt)).toBeLessThan(250);

  const two = [queue.run(neighbour(1, 'dorm'), render('one')), queue.run(neighbour(2, 'dorm'), render('two'))];
  await pause(400);
  endNext();
  await two[0];
  const restsFrom = performance.now();
  const waits = [customer(3), stranger(3)].map((asker) => queue.run(asker, async () => performance.now() - restsFrom));
  expect(await queue.run(shared('/'), async () => performance.now() - restsFrom)).toBeLessThan(250);
  for (const waited of await Promise.all(waits)) expect(waited).toBeGreaterThan(250);
  endNext();
  await two[1];
  expect(begun).toEqual(['alone', 'one', 'two']);
});

test('a full queue makes room: for shared pages, for another network, for a neighbour with fewer', async () => {
  const { begun, endNext, render } = renderings();
  const many = Array.from({ length: 72 }, (_, n) =>
    queue.run(neighbour(n % 9, 'dorm'), render('attack')).then(
      () => 'rendered',
      ({ code }: { code: string }) => code,
    ),
  );
  const honest = [shared('/'), customer('honest'), neighbour('honest', 'dorm')];
  const pages = honest.map((asker) => queue.run(asker, render(asker.key)));
  let done = false;
  const outcomes = Promise.all(many).finally(() => (done = true));
  await expect.poll(() => (endNext(), done), { interval: 1, timeout: 10_000 }).toBe(true);
  expect(await Promise.all(pages)).toEqual(honest.map(({ key }) => key));
  // 64 wait; of those two gave way.
  expect((await outcomes).filter((outcome) => outcome === 'busy')).toHaveLength(72 - 64 + 2);
  expect(begun.slice(0, 3)).toEqual(['page /', 'attack', 'account honest']);
  expect(begun.indexOf('account honest', 4)).toBeLessThan(14);
});

test('in a full queue two networks with as many waiting take no place from each other', async () => {
  const { begun, endNext, render } = renderings();
  const busy = Array.from({ length: 2 }, (_, n) => queue.run(customer(`busy ${n}`), render('busy')));
  await expect.poll(() => begun).toHaveLength(2);
  const few = Array.from({ length: 32 }, (_, n) => queue.run(neighbour(n % 4, 'dorm'), render('dorm')));
  const many = Array.from({ length: 32 }, (_, n) => queue.run(neighbour(`guest ${n}`, 'hotel'), render('hotel')));
  const one = queue.run(neighbour('guest', 'hotel'), render('hotel'));
  let done = false;
  const outcomes = Promise.allSettled([...busy, ...few, ...many, one]).finally(() => (done = true));
  await expect.poll(() => (endNext(), done), { interval: 1, timeout: 10_000 }).toBe(true);
  const refused = (await outcomes).flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
  expect(refused).toEqual([2 + 64]);
});

test('strangers wait for no more than one page of somebody we know at a time', async () => {
  const { begun, endNext, render } = renderings();
  const busy = Array.from({ length: 2 }, (_, n) => queue.run(customer(`busy ${n}`), render('busy')));
  const known = Array.from({ length: 4 }, (_, n) => queue.run(customer(n), render('customer')));
  const stranged = queue.run(stranger(1), render('stranger'));
  await expect.poll(() => (endNext(), begun.length), { interval: 1 }).toBe(7);
  endNext();
  endNext();
  await Promise.all([...busy, ...known, stranged]);
  expect(begun.indexOf('stranger')).toBeLessThan(4);
});

test('a rendering that fails frees its place', async () => {
  for (let n = 0; n < 10; n += 1)
    await expect(queue.run(stranger(1), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a process that falls behind takes no strangers, and soon does again', async () => {
  /** Keeps the event loop busy as a crowd would. */
  const press = () => {
    const until = performance.now() + 700;
    while (performance.now() < until) Math.sqrt(until);
  };
  const isRefused = () =>
    queue
      .run(stranger(1), async () => 'page')
      .then(
        () => false,
        () => true,
      );
  await expect.poll(() => (press(), isRefused()), { interval: 1, timeout: 20_000 }).toBe(true);
  expect(await queue.run(customer(1), async () => 'page')).toBe('page');
  await expect.poll(isRefused, { timeout: 20_000 }).toBe(false);
});
