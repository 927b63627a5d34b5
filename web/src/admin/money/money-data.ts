import type { statementCalls } from '@laine/contract/admin/statement-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { StationId } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';

export const STATEMENTS_PER_PAGE = 24;

export const MoneyAddress = z.object({
  page: PageNumber,
  station: Filter(StationId),
  paid: Filter(z.enum(['yes', 'no'])),
});
type ShownMoney = z.output<typeof MoneyAddress>;

export type StatementsAnswer = CallAnswer<typeof statementCalls.statements>;

export const filterOf = ({ station, paid }: Pick<ShownMoney, 'station' | 'paid'>) => ({
  ...(station !== undefined && { stationId: station }),
  ...(paid !== undefined && { isPaid: paid === 'yes' ? 'true' : 'false' }),
});

export const inputOf = ({ page, ...filter }: ShownMoney): CallInput<typeof statementCalls.statements> => ({
  ...filterOf(filter),
  offset: offsetOf(page, STATEMENTS_PER_PAGE),
  limit: STATEMENTS_PER_PAGE,
});
