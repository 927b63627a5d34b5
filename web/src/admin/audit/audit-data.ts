import type { auditCalls } from '@laine/contract/admin/audit-calls.ts';
import { AuditedAction } from '@laine/contract/audited-action.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Cursor, Day, Id, StationId } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

export const AuditAddress = z.object({
  actor: Filter(Id),
  action: Filter(AuditedAction),
  station: Filter(StationId),
  day: Filter(Day),
  target: Filter(z.string().max(120)),
  before: Filter(Cursor),
  after: Filter(Cursor),
});
type ShownAudit = z.output<typeof AuditAddress>;

export type AuditActor = { id: string; kind: 'person' | 'api-key'; name: string };
export type AuditAnswer = CallAnswer<typeof auditCalls.audit>;

export const filterOf = ({ actor, action, station, day, target }: ShownAudit) => ({
  ...(actor !== undefined && { actorId: actor }),
  ...(action !== undefined && { action }),
  ...(station !== undefined && { stationId: station }),
  ...(day !== undefined && { day }),
  ...(target !== undefined && { target }),
});

export const inputOf = ({ before, after, ...filter }: ShownAudit): CallInput<typeof auditCalls.audit> => ({
  ...filterOf(filter),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
