import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { deleteMark, findMark, writeMark } from './installation-store.ts';

const LOOK_EVERY_MS = 1_000;
const trouble = { kind: 'restored', target: 'database' } as const;

const Restored = z.object({
  backupAt: z.string(),
  isReleaseAsked: z.boolean(),
  /** Why the release that was asked for could not be. */
  problem: z.string().nullable(),
});
type Restored = z.infer<typeof Restored>;

/** Undefined unless this database comes from a backup that nobody has released yet. */
export async function findRestored(db: Db): Promise<Restored | undefined> {
  return Restored.optional().parse(await findMark(db, 'restored'));
}

/** From now on nothing is sent or charged, by any process on this database (decision 0242). */
export async function markRestored(tx: Tx, backupAt: Temporal.Instant, now: Temporal.Instant): Promise<void> {
  await writeMark(tx, 'restored', { backupAt: backupAt.toString(), isReleaseAsked: false, problem: null }, now);
  await raiseAlert(tx, { ...trouble, stationId: null, data: { backupAt: backupAt.toString() } }, now);
}

/** The server does it within seconds, or at its next start. False when there is nothing to release. */
export async function askForRelease(db: Db, now: Temporal.Instant): Promise<boolean> {
  const restored = await findRestored(db);
  if (restored) await writeMark(db, 'restored', { ...restored, isReleaseAsked: true, problem: null }, now);
  return restored !== undefined;
}

/** Waits until somebody releases the database: first both books are compared, with an alert for each difference. */
export function openMaintenance(deps: Deps, compare: () => Promise<void>, onRelease: () => Promise<void>) {
  const { db, log, maintenance } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  log.warn('this database comes from a backup: nothing is sent or charged until it is released');

  const look = async (): Promise<boolean> => {
    const restored = await findRestored(db.query);
    if (restored?.isReleaseAsked === false) return false;
    if (restored) await release(deps, restored, compare);
    maintenance.isOn = (await findRestored(db.query)) !== undefined;
    return !maintenance.isOn;
  };
  const watch = async () => {
    while (!signal.aborted) {
      if (await look().catch(() => false)) {
        log.warn('released: jobs run and stations connect again');
        return onRelease();
      }
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    return undefined;
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

async function release({ db, now }: Deps, restored: Restored, compare: () => Promise<void>): Promise<void> {
  try {
    await compare();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    const problem = `the books could not be compared with the payment provider's (${reason})`;
    return writeMark(db.query, 'restored', { ...restored, isReleaseAsked: false, problem }, now());
  }
  return db.transaction(async (tx) => {
    await deleteMark(tx, 'restored');
    await closeByItself(tx, trouble, now());
  });
}
