import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { sendSignedBody } from '../../testing/send-payment-event.ts';

/** Events with a valid signature and content that the provider would never send. */

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const odd: unknown[] = [
  'x'.repeat(10_000),
  'evt_\u0000',
  '\u0000',
  'evt_💥',
  '\uD800',
  '',
  ' ',
  17,
  0,
  -1.5e308,
  true,
  null,
  undefined,
  [],
  ['evt_1'],
  {},
  { id: 'evt_1' },
  { id: { id: { id: {} } } },
  "evt_1'; drop table payment_events; --",
  '../../etc/passwd',
  '__proto__',
];
const good = { id: 'evt_good', object: 'event', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } };

const bodies: [what: string, body: string][] = [
  ...odd.flatMap((value): [string, string][] => {
    const shown = JSON.stringify(value)?.slice(0, 30) ?? 'nothing';
    return [
      [`id ${shown}`, JSON.stringify({ ...good, id: value })],
      [`type ${shown}`, JSON.stringify({ ...good, id: `evt_${shown.length}`, type: value })],
      [`object ${shown}`, JSON.stringify({ ...good, id: `evt_o${shown.length}`, data: { object: value } })],
      [`object id ${shown}`, JSON.stringify({ ...good, id: `evt_i${shown.length}`, data: { object: { id: value } } })],
      [`data ${shown}`, JSON.stringify({ ...good, id: `evt_d${shown.length}`, data: value })],
      [`only ${shown}`, JSON.stringify(value) ?? ''],
    ];
  }),
  ['deep', `{"id":"evt_deep","data":{"object":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}}`],
  ['no JSON', '{"id":'],
  ['a poisoned prototype', '{"__proto__":{"id":"x"},"id":"evt_p","data":{"object":{}}}'],
];

test('no signed event is a failure of ours', async () => {
  const failed: string[] = [];
  for (const [what, body] of bodies) {
    const { status } = await sendSignedBody(scene, body);
    if (status >= 500) failed.push(`${what}: ${status}`);
  }
  expect(failed).toEqual([]);
  // Accepted events are processed too, and none stays behind as a job that fails for ever.
  await scene.jobs.drain();
  const rows = await scene.db.query.selectFrom('jobs').select('kind').where('failedAt', 'is not', null).execute();
  expect(rows).toEqual([]);
});

test('a usual event is taken', async () => {
  expect((await sendSignedBody(scene, JSON.stringify(good))).status).toBe(200);
});
