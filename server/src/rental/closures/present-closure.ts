import type { Closure } from '@laine/contract/admin/entities.ts';
import { timestamps } from '../../ground/timestamps.ts';
import type { ClosureRow } from './closure-store.ts';

export const presentClosure = (closure: ClosureRow): Closure => ({
  id: closure.id,
  stationId: closure.stationId,
  lockerNumber: closure.lockerNumber,
  start: closure.start.toString(),
  end: closure.end.toString(),
  kind: closure.kind,
  reason: closure.reason,
  ...timestamps(closure),
});
