import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRenderLine } from './open-render-line.ts';

let line: ReturnType<typeof openRenderLine>;
beforeEach(() => {
  line = openRenderLine();
});
afterEach(() => line.close());

const stranger = (network: number | string) => ({ key: `network ${network}`, isKnown: false });
const customer = (id: number | string) => ({ key: `account ${id}`, isKnown: true });

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
  const all = [
    line.run(stranger(1), render('first')),
    line.run(stranger(2), render('second')),
    line.run(stranger(3), render('third')),
    line.run(customer(1), render('customer')),
  ];
  await expect.poll(() => begun).toEqual(['first', 'second']);
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
  const eight = Array.from({ length: 8 }, (_, n) => line.run(stranger(1), render(`${n}`)));
  await expect(line.run(stranger(1), render('ninth'))).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    retryAfterInSeconds: 5,
  });
  const other = line.run(stranger(2), render('other'));
  for (let ended = 0; ended < 9; ended += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(ended);
    endNext();
  }
  expect(await Promise.all(eight)).toHaveLength(8);
  expect(await other).toBe('other');
  expect(begun).not.toContain('ninth');
  const again = line.run(stranger(1), render('again'));
  await expect.poll(() => begun).toContain('again');
  endNext();
  expect(await again).toBe('again');
});

test('many networks fill their own line only: a customer still comes through', async () => {
  const { begun, endNext, render } = renderings();
  const strangers = Array.from({ length: 100 }, (_, n) => line.run(stranger(n), render(`${n}`)));
  const outcomes = Promise.allSettled(strangers);
  const page = line.run(customer(1), render('customer'));
  await expect.poll(() => begun.length).toBe(2);
  endNext();
  await expect.poll(() => begun).toContain('customer');
  let done = false;
  void outcomes.then(() => (done = true));
  await expect.poll(() => (endNext(), done), { interval: 1, timeout: 10_000 }).toBe(true);
  expect(await page).toBe('customer');
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
});

test('after a stranger’s page strangers rest as long as it took, and nobody else does', async () => {
  const { begun, endNext, render } = renderings();
  const first = line.run(stranger(1), render('first'));
  await expect.poll(() => begun).toEqual(['first']);
  const begunAt = performance.now();
  await expect.poll(() => performance.now() - begunAt).toBeGreaterThan(300);
  endNext();
  await first;
  const tookMs = performance.now() - begunAt;
  const endedAt = performance.now();
  const second = line.run(stranger(2), async () => performance.now() - endedAt);
  const page = line.run(customer(1), render('customer'));
  await expect.poll(() => begun).toEqual(['first', 'customer']);
  endNext();
  await page;
  expect(await second).toBeGreaterThan(tookMs * 0.9);
});

test('a short page that ends after a long one leaves strangers their rest', async () => {
  const { begun, endNext, render } = renderings();
  const long = line.run(stranger(1), render('long'));
  await expect.poll(() => begun).toEqual(['long']);
  const begunAt = performance.now();
  await expect.poll(() => performance.now() - begunAt).toBeGreaterThan(300);
  const short = line.run(stranger(2), render('short'));
  await expect.poll(() => begun).toEqual(['long', 'short']);
  const tookMs = performance.now() - begunAt;
  const endedAt = performance.now();
  endNext();
  endNext();
  await Promise.all([long, short]);
  expect(await line.run(stranger(3), async () => performance.now() - endedAt)).toBeGreaterThan(tookMs * 0.9);
});

test('a rendering that fails frees its place', async () => {
  for (let n = 0; n < 10; n += 1)
    await expect(line.run(stranger(1), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a process that falls behind takes no strangers, and soon does again', async () => {
  /** Keeps the event loop busy as a crowd would. */
  const press = () => {
    const until = performance.now() + 700;
    while (performance.now() < until) Math.sqrt(until);
  };
  const isRefused = () =>
    line
      .run(stranger(1), async () => 'page')
      .then(
        () => false,
        () => true,
      );
  await expect.poll(() => (press(), isRefused()), { interval: 1, timeout: 20_000 }).toBe(true);
  expect(await line.run(customer(1), async () => 'page')).toBe('page');
  await expect.poll(isRefused, { timeout: 20_000 }).toBe(false);
});
