import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { notTooOften } from './not-too-often.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

test('an unpaid booking that many look at asks the provider once, and again only after a while', async () => {
  const { payments } = scene.deps;
  const findCheckout = payments.findCheckout.bind(payments);
  let asked = 0;
  payments.findCheckout = (checkoutId) => {
    asked += 1;
    return findCheckout(checkoutId);
  };
  const [anna, beach] = [await scene.customer(), await scene.station()];
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  const { id } = await anna.newest();
  await wait(2_100);
  asked = 0;
  const from = performance.now();
  for (let crowds = 0; crowds < 2; crowds += 1) {
    const polls = await Promise.all(Array.from({ length: 12 }, () => anna.read(id)));
    expect(new Set(polls.map(({ status }) => status))).toEqual(new Set(['open']));
  }
  // One question at the start, and one for each interval of two seconds since.
  expect(asked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - from) / 2_000));

  // Somebody who has paid sees it with their next look, though no event comes.
  await scene.webhooks('drop');
  await scene.pay(url);
  const begun = performance.now();
  expect((await anna.read(id)).status).toBe('complete');
  expect(performance.now() - begun).toBeLessThan(5_000);
  await scene.webhooks('deliver');
  payments.findCheckout = findCheckout;
});

test('a question that fails is asked again', async () => {
  const owner = {};
  const fails = notTooOften(owner, 'payment', () => Promise.reject(new Error('out of reach')));
  await expect(fails).rejects.toThrow('out of reach');
  let isAsked = false;
  await notTooOften(owner, 'payment', async () => {
    isAsked = true;
  });
  expect(isAsked).toBe(true);
});

test('other payments do not wait', async () => {
  const owner = {};
  const order: string[] = [];
  const asking = (name: string) => async () => {
    order.push(name);
  };
  await notTooOften(owner, 'one', asking('one'));
  await Promise.all([notTooOften(owner, 'one', asking('one again')), notTooOften(owner, 'two', asking('two'))]);
  expect(order).toEqual(['one', 'two', 'one again']);
});

test('a question that hangs holds up nobody who comes later', async () => {
  const owner = {};
  const hanging = Promise.withResolvers<void>();
  void notTooOften(owner, 'payment', () => hanging.promise);
  await wait(2_100);
  let isAsked = false;
  await notTooOften(owner, 'payment', async () => {
    isAsked = true;
  });
  expect(isAsked).toBe(true);
  hanging.resolve();
});
