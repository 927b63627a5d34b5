import { expect, test } from 'vitest';
import { openFairQueue } from './open-fair-queue.ts';

test('what all share runs no more at once than there are places, in order, also after a failure', async () => {
  const run = openFairQueue({ places: 2 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const visit = (index: number) =>
    run({ key: `station ${index % 4}`, kind: 'everybody' }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(index);
      await new Promise(setImmediate);
      inside -= 1;
      if (index % 3 === 0) throw new Error('failed');
    });
  const visits = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => visit(index)));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(visits.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('one asker has one place at a time, and the other place is for somebody else', async () => {
  const run = openFairQueue({ places: 2, placesOfOne: 1 });
  const inside = new Map<string, number>();
  const order: string[] = [];
  let mostOfAnna = 0;
  const visit = (key: string) =>
    run({ key, kind: 'known' }, async () => {
      inside.set(key, (inside.get(key) ?? 0) + 1);
      mostOfAnna = Math.max(mostOfAnna, inside.get('anna') ?? 0);
      await new Promise(setImmediate);
      inside.set(key, (inside.get(key) ?? 0) - 1);
      order.push(key);
    });
  await Promise.all([...Array.from({ length: 6 }, () => visit('anna')), visit('boris')]);
  expect(mostOfAnna).toBe(1);
  expect(order).toHaveLength(7);
  expect(order.indexOf('boris')).toBeLessThan(2);
});
