import { z } from 'zod';
import { systemClock } from '../../ground/clock.ts';
import { openDatabase } from '../../ground/db/open-database.ts';
import { defineJob, handleJob } from '../../ground/queue/queue.ts';
import { openRunner } from '../../ground/queue/runner.ts';

/** The program that `runner-contention.test.ts` kills: takes a job, says so, and never finishes it. */

export const endless = defineJob({ name: 'endless', payload: z.object({}), maxAttempts: 5 });
export const LEASE_MS = 2_000;

const [databaseUrl] = process.argv.slice(2);
const complain = (fields: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);

if (import.meta.main) {
  const runner = openRunner({
    db: await openDatabase({ databaseUrl, dataDir: '' }),
    clock: systemClock(),
    log: { warn: complain, error: complain },
    leaseInMs: LEASE_MS,
    lanes: [
      {
        handlers: [
          handleJob(endless, () => {
            process.stdout.write('taken\n');
            return new Promise(() => {});
          }),
        ],
      },
    ],
  });
  await runner.start();
}
