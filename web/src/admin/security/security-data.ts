import type { securityEventCalls } from '@laine/contract/admin/security-event-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Cursor, Id, StationId } from '@laine/contract/fields.ts';
import { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

export const SecurityAddress = z.object({
  account: Filter(Id),
  key: Filter(Id),
  kind: Filter(SecurityEventKind),
  booking: Filter(Id),
  station: Filter(StationId),
  before: Filter(Cursor),
  after: Filter(Cursor),
});
type ShownSecurity = z.output<typeof SecurityAddress>;

export type SecurityAnswer = CallAnswer<typeof securityEventCalls.securityEvents>;

export const inputOf = ({
  account,
  key,
  kind,
  booking,
  station,
  before,
  after,
}: ShownSecurity): CallInput<typeof securityEventCalls.securityEvents> => ({
  ...(account !== undefined && { accountId: account }),
  ...(key !== undefined && { keyId: key }),
  ...(kind !== undefined && { kind }),
  ...(booking !== undefined && { bookingId: booking }),
  ...(station !== undefined && { stationId: station }),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
