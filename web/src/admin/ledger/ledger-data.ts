import type { ledgerCalls } from '@laine/contract/admin/ledger-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Cursor, Day, StationId } from '@laine/contract/fields.ts';
import { LedgerPurpose, LedgerState } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

export const LedgerAddress = z.object({
  purpose: Filter(LedgerPurpose),
  state: Filter(LedgerState),
  station: Filter(StationId),
  day: Filter(Day),
  before: Filter(Cursor),
  after: Filter(Cursor),
});
type ShownLedger = z.output<typeof LedgerAddress>;

export type LedgerAnswer = CallAnswer<typeof ledgerCalls.ledger>;

export const filterOf = ({ purpose, state, station, day }: ShownLedger) => ({
  ...(purpose !== undefined && { purpose }),
  ...(state !== undefined && { state }),
  ...(station !== undefined && { stationId: station }),
  ...(day !== undefined && { day }),
});

export const inputOf = ({ before, after, ...filter }: ShownLedger): CallInput<typeof ledgerCalls.ledger> => ({
  ...filterOf(filter),
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
