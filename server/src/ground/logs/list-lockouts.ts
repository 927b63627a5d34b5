import { MAX_LOCKOUT_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { z } from 'zod';
import type { Db } from '../db/open-database.ts';

/** Times between two moments at which a station's keypad refused everyone, as far as its journal has reported. */
export async function listLockouts(
  db: Db,
  stationId: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<Slot[]> {
  const rows = await db
    .selectFrom('logs')
    .select(['createdAt', 'data'])
    .where('stationId', '=', stationId)
    .where('title', '=', 'keypad-locked')
    .where('createdAt', '>', plusSeconds(from, -MAX_LOCKOUT_SECONDS))
    .where('createdAt', '<', to)
    .execute();
  return rows.map(({ createdAt, data }) => ({ start: createdAt, end: plusSeconds(createdAt, secondsIn(data)) }));
}

const Lockout = z.object({ seconds: z.number() });
const secondsIn = (data: unknown) => Lockout.safeParse(data).data?.seconds ?? 0;
