import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Greeter } from '../../testing/queue/use-greeters.ts';
import { useGreeters } from '../../testing/queue/use-greeters.ts';
import type { RunnerLog } from './runner.ts';
import { backOff } from './runner.ts';

const greeters = useGreeters();
const { openGreeter, ask, onlyJob } = greeters;

test('a failing job is tried again, each time after twice the wait', async () => {
  const attempts: { attempt: number; afterSeconds: number }[] = [];
  const start = greeters.clock.now();
  const runner = openGreeter((_, { attempt }) => {
    attempts.push({ attempt, afterSeconds: start.until(greeters.clock.now()).total('seconds') });
    if (attempt < 3) throw new Error('not yet');
  });
  await ask('Anna');
  for (let second = 0; second < 5; second++) {
    await runner.drain();
    greeters.clock.advance({ seconds: 1 });
  }
  expect(attempts).toEqual([
    { attempt: 1, afterSeconds: 0 },
    { attempt: 2, afterSeconds: 1 },
    { attempt: 3, afterSeconds: 3 },
  ]);
  expect(await onlyJob()).toMatchObject({ doneAt: start.add({ seconds: 3 }), attempts: 3, lastError: null });
});

test('the wait between attempts doubles up to an hour', () => {
  expect([1, 2, 3, 12, 13, 99].map((attempts) => backOff(attempts).total('seconds'))).toEqual([
    1, 2, 4, 2048, 3600, 3600,
  ]);
});

test('a job is given up after its last attempt, with the reason in its row and no message in the log', async () => {
  const log = { warn: vi.fn<RunnerLog['warn']>(), error: vi.fn<RunnerLog['error']>() };
  const runner = openGreeter((name) => Promise.reject(new TypeError(`${name}@example.org does not exist`)), { log });
  await ask('anna');
  for (let attempt = 0; attempt < 5; attempt++) {
    await runner.drain();
    greeters.clock.advance({ hours: 1 });
  }
  expect(await onlyJob()).toMatchObject({
    attempts: 3,
    doneAt: null,
    failedAt: expect.any(Temporal.Instant),
    lastError: 'TypeError: anna@example.org does not exist',
    leasedBy: null,
  });
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ kind: 'greet', attempt: 3, error: 'TypeError' });
  expect(JSON.stringify([log.warn.mock.calls, log.error.mock.calls])).not.toContain('anna');
});

test('a job that took its process down in the last attempt is not tried again', async () => {
  await ask('Anna');
  const past = sql<Temporal.Instant>`clock_timestamp() - interval '1 second'`;
  await greeters.db.query.updateTable('jobs').set({ attempts: 3, leasedBy: 'the dead', leasedUntil: past }).execute();
  const handler = vi.fn<Greeter>();
  await openGreeter(handler).drain();
  expect(handler).not.toHaveBeenCalled();
  expect(await onlyJob()).toMatchObject({
    failedAt: greeters.clock.now(),
    lastError: expect.stringContaining('process ended'),
  });
});

test('a result that could not be recorded at first is recorded later, without another attempt', async () => {
  const { query } = greeters.db;
  // Counts on although the statement fails.
  await sql`create sequence endings`.execute(query);
  await sql`create function refuse_two_endings() returns trigger language plpgsql as $$
    begin
      if new.done_at is not null and nextval('endings') < 3 then raise exception 'not now'; end if;
      return new;
    end $$`.execute(query);
  await sql`create trigger refuse_two_endings before update on jobs
    for each row execute function refuse_two_endings()`.execute(query);
  const greeter = vi.fn<Greeter>();
  await ask('Anna');
  await openGreeter(greeter).drain();
  await sql`drop trigger refuse_two_endings on jobs`.execute(query);
  expect(greeter).toHaveBeenCalledTimes(1);
  expect(await onlyJob()).toMatchObject({ attempts: 1, doneAt: greeters.clock.now() });
});
