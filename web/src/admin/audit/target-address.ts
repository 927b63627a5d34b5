import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { AuditEntry } from '@laine/contract/admin/entities.ts';

type Kind = 'booking' | 'station' | 'person' | 'claim';

/** By how the action's name begins; the id of everything else leads nowhere. */
const kinds: readonly [begins: RegExp, kind: Kind][] = [
  [/^booking-/, 'booking'],
  [/^(?:person|account|station-owner|user)-/, 'person'],
  [/^claim-/, 'claim'],
  [/^(?:station|screen|program|card|command|webhook)-/, 'station'],
];

/** The page of what an action was done to. A locker stands on the page of its station. */
export function targetAddress({ action, target, stationId }: AuditEntry): string | undefined {
  const kind = kinds.find(([begins]) => begins.test(action))?.[1];
  if (kind === 'booking') return adminPaths.booking(target);
  if (kind === 'person') return adminPaths.person(target);
  if (kind === 'claim') return adminPaths.claim(target);
  if (action === 'broadcast-sent') return stationId === null ? undefined : adminPaths.broadcast(stationId, target);
  if (kind === 'station' || action.startsWith('locker-'))
    return stationId === null ? undefined : adminPaths.station(stationId);
  return undefined;
}
