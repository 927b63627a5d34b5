import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { AuditEntry, AuditTarget } from '@laine/contract/admin/entities.ts';

type Kind = 'booking' | 'station' | 'person' | 'claim';

/** By the beginning of the action's name; ids of other kinds have no page. */
const kinds: readonly [begins: RegExp, kind: Kind][] = [
  [/^booking-/, 'booking'],
  [/^(?:person|account|station-owner|user)-/, 'person'],
  [/^claim-/, 'claim'],
  [/^(?:station|screen|program|card|command|webhook)-/, 'station'],
];

/** The page of what an action was done to. A locker stands on the page of its station. */
export function targetAddress({ action, target, stationId, about }: AuditEntry): string | undefined {
  const kind = kinds.find(([begins]) => begins.test(action))?.[1];
  if (kind === 'claim') return adminPaths.claim(target);
  if (about) return addressOf(about);
  if (kind === 'booking') return adminPaths.booking(target);
  if (kind === 'person') return adminPaths.person(target);
  if (action === 'broadcast-sent') return stationId === null ? undefined : adminPaths.broadcast(stationId, target);
  if (stationId === null) return undefined;
  const isThere = target === stationId || target.startsWith(`${stationId}/`);
  return isThere || kind === 'station' || action.startsWith('locker-') ? adminPaths.station(stationId) : undefined;
}

function addressOf(about: AuditTarget): string | undefined {
  if (about.kind === 'person') return adminPaths.person(about.personId);
  if (about.kind === 'booking') return about.bookingId === null ? undefined : adminPaths.booking(about.bookingId);
  if (about.kind === 'item') return adminPaths.item(about.stationId, about.itemId);
  if (about.kind === 'api-key') return adminPaths.access();
  if (about.kind === 'pass-offer') return adminPaths.money('passes');
  if (about.kind === 'gift-card') return adminPaths.money('gift-cards');
  if (about.kind === 'closure') return adminPaths.station(about.stationId, 'closures');
  return about.kind === 'task' ? adminPaths.station(about.stationId, 'todo') : undefined;
}
