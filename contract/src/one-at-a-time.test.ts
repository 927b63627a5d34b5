import { expect, test } from 'vitest';
import { allDone, oneAtATime } from './one-at-a-time.ts';

const owner = {};

/** Work that ends on request. */
function held(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
  };
  return { work, end: resolve, fail: reject };
}

test('work of one key runs one after the other, of another key at once', async () => {
  const log: string[] = [];
  const [first, second, other] = [held(log, 'first'), held(log, 'second'), held(log, 'other')];
  const all = [oneAtATime(owner, 1, first.work), oneAtATime(owner, 1, second.work), oneAtATime(owner, 2, other.work)];
  other.end();
  await all[2];
  expect(log).toEqual(['first begins', 'other begins', 'other ends']);
  first.end();
  second.end();
  await Promise.all(all);
  expect(log.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

test('a failure is for its own caller, and the next in line comes all the same', async () => {
  const failing = oneAtATime(owner, 'door', () => Promise.reject(new Error('jammed')));
  const next = oneAtATime(owner, 'door', async () => 'open');
  await expect(failing).rejects.toThrow('jammed');
  expect(await next).toBe('open');
});

test('all is done when nobody is in line', async () => {
  const log: string[] = [];
  const [first, second] = [held(log, 'first'), held(log, 'second')];
  void oneAtATime(owner, 'a', first.work);
  void oneAtATime(owner, 'a', second.work);
  const done = allDone(owner).then(() => log.push('done'));
  first.end();
  second.end();
  await done;
  expect(log.at(-1)).toBe('done');
  expect(log).toHaveLength(5);
});
