import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { restsUntil } from '../../telling/alerts/rests-until.ts';
import type { CallOut } from './call-out-store.ts';
import { findCallOut } from './call-out-store.ts';
import { readCalledStation, readMissing } from './read-missing.ts';

type Answer = CallAnswer<typeof calls.callOut>;

/** For the person who got the link. Once it's over it names nobody. */
export async function getCallOut(deps: Deps, { callOutId }: { callOutId: string }): Promise<Answer> {
  const callOut = await findCallOut(deps.db.query, callOutId);
  if (!callOut || callOut.stationId === null) throw new Refusal('not-found');
  const missing = callOut.closedAt === null ? await readMissing(deps, callOut) : undefined;
  const { silentSince, ...station } = await readCalledStation(deps, callOut.stationId);
  return {
    state: missing ? stateOf(callOut, deps.now()) : 'over',
    silencedUntil: callOut.silencedUntil?.toString() ?? null,
    takenBy: missing && callOut.takenBy !== null ? await nameOf(deps, callOut.takenBy) : null,
    missing: missing
      ? {
          name: missing.name,
          phone: missing.phone,
          lockerNumbers: missing.lockerNumbers,
          dueAt: missing.dueAt.toString(),
          collectedAt: missing.collectedAt?.toString() ?? null,
          lastDoorAt: missing.lastDoorAt?.toString() ?? null,
          saidFineAt: missing.saidFineAt?.toString() ?? null,
        }
      : null,
    station: { ...station, silentSince: silentSince?.toString() ?? null },
  };
}

function stateOf({ takenAt, takenBy, accountId }: CallOut, now: Temporal.Instant) {
  const until = restsUntil({ takenAt, silencedUntil: null });
  if (!until || !isBefore(now, until)) return 'open';
  return takenBy === accountId ? 'taken-by-you' : 'taken';
}

async function nameOf({ db }: Deps, accountId: string): Promise<string | null> {
  const row = await db.query
    .selectFrom('accounts')
    .select(['name', 'surname', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return [row?.name, row?.surname].filter(Boolean).join(' ') || (row?.email ?? null);
}
