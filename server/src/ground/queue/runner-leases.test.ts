import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeOnEmbedded } from '../../testing/open-test-database.ts';
import type { Greeter } from '../../testing/queue/use-greeters.ts';
import { useGreeters } from '../../testing/queue/use-greeters.ts';

const greeters = useGreeters();
const { openGreeter, ask, onlyJob } = greeters;

test('a lease outlives a jump of the clock and is renewed for as long as the handler runs', async () => {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const slow = vi.fn<Greeter>(() => permission);
  const eager = vi.fn<Greeter>();
  await ask('Anna');
  const draining = openGreeter(slow, { leaseInMs: 1_500 }).drain();
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), SOON);
  const { leasedUntil: first } = await onlyJob();
  greeters.clock.advance({ days: 30 });

  const other = openGreeter(eager, { leaseInMs: 1_500 }).drain();
  const isPast = sql<boolean>`clock_timestamp() > ${first}::timestamptz + interval '300 milliseconds'`;
  await vi.waitUntil(
    async () => (await sql<{ past: boolean }>`select ${isPast} as past`.execute(greeters.db.query)).rows[0]?.past,
    SOON,
  );
  permit();
  await Promise.all([draining, other]);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(eager).not.toHaveBeenCalled();
  expect(await onlyJob()).toMatchObject({ attempts: 1, doneAt: greeters.clock.now() });
});

test('a job whose runner died is taken over when its lease has run out', async () => {
  await ask('Anna');
  const inAMoment = sql<Temporal.Instant>`clock_timestamp() + interval '300 milliseconds'`;
  await greeters.db.query
    .updateTable('jobs')
    .set({ attempts: 1, leasedBy: 'the dead', leasedUntil: inAMoment })
    .execute();
  const attempts: number[] = [];
  await openGreeter((_, { attempt }) => void attempts.push(attempt)).drain();
  expect(attempts).toEqual([2]);
});

test('a job that was taken while the answer got lost is taken again at once', async () => {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const attempts: [name: string, attempt: number][] = [];
  const runner = openGreeter(async (name, { attempt }) => {
    attempts.push([name, attempt]);
    if (name === 'Anna') await permission;
  });
  await ask('Anna');
  const draining = runner.drain();
  await vi.waitFor(() => expect(attempts).toEqual([['Anna', 1]]), SOON);
  const { leasedBy } = await onlyJob();
  await ask('Boris', { runAt: greeters.clock.now().add({ hours: 1 }) });
  const inAnHour = sql<Temporal.Instant>`clock_timestamp() + interval '1 hour'`;
  await greeters.db.query
    .updateTable('jobs')
    .set({ attempts: 1, leasedBy, leasedUntil: inAnHour })
    .where('attempts', '=', 0)
    .execute();
  greeters.clock.advance({ hours: 1 });
  await vi.waitFor(() => expect(attempts).toHaveLength(2), SOON);
  permit();
  await draining;
  expect(attempts).toEqual([
    ['Anna', 1],
    ['Boris', 2],
  ]);
});

test('who lost the lease cannot overwrite the result of the successor', async () => {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const runner = openGreeter(() => permission);
  await ask('Anna');
  const draining = runner.drain();
  await vi.waitFor(async () => expect(await onlyJob()).toMatchObject({ attempts: 1 }), SOON);
  const done = greeters.clock.now().add({ minutes: 5 });
  await greeters.db.query
    .updateTable('jobs')
    .set({ attempts: 2, leasedBy: null, leasedUntil: null, doneAt: done })
    .execute();
  permit();
  await draining;
  await runner.stop();
  expect(await onlyJob()).toMatchObject({ attempts: 2, doneAt: done });
});

describeOnEmbedded('where only one process can have the database', () => {
  test('what the process before held is taken over at once', async () => {
    await ask('Anna');
    const inAnHour = sql<Temporal.Instant>`clock_timestamp() + interval '1 hour'`;
    await greeters.db.query
      .updateTable('jobs')
      .set({ attempts: 1, leasedBy: 'the dead', leasedUntil: inAnHour })
      .execute();
    const handler = vi.fn<Greeter>();
    await openGreeter(handler).start();
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), SOON);
  });
});
