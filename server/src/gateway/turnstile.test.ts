import { expect, test } from 'vitest';
import { openTurnstile } from './turnstile.ts';

test('lets no more in than there are places, everybody in their turn, also after a failure', async () => {
  const enter = openTurnstile(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const visit = (index: number) =>
    enter(async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(index);
      await new Promise(setImmediate);
      inside -= 1;
      if (index % 3 === 0) throw new Error('stumbled');
    });
  const visits = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => visit(index)));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(visits.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
