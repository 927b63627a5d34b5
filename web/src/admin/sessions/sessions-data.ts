import { SessionOrder, type sessionCalls } from '@laine/contract/admin/session-calls.ts';
import type { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Day, StationId } from '@laine/contract/fields.ts';
import { SessionStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter, OrderBy, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';
import { columnOf, isDescending } from '../../ui/table/table-order.ts';

export const SESSIONS_PER_PAGE = 50;

/** Everything that the list of sessions shows stands in its address. */
export const SessionsAddress = z.object({
  page: PageNumber,
  order: OrderBy('-start', ...SessionOrder.options.filter((order) => order !== 'start')),
  station: Filter(StationId),
  status: Filter(SessionStatus),
  locker: Filter(z.string().regex(/^[1-9]\d{0,2}$/)),
  from: Filter(Day),
  to: Filter(Day),
  /** The session whose drawer is open. */
  session: Filter(z.string().max(64)),
});
export type ShownSessions = z.output<typeof SessionsAddress>;

export type SessionsAnswer = CallAnswer<typeof sessionCalls.sessions>;
export type ListedSession = SessionsAnswer['sessions'][number];
export type NamedStation = CallAnswer<typeof stationCalls.stationNames>['stations'][number];

export const filterOf = ({ station, status, locker, from, to }: ShownSessions) => ({
  ...(station !== undefined && { stationId: station }),
  ...(status !== undefined && { status }),
  ...(locker !== undefined && { lockerNumber: Number(locker) }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

export const inputOf = (shown: ShownSessions): CallInput<typeof sessionCalls.sessions> => ({
  ...filterOf(shown),
  orderBy: columnOf(shown.order),
  orderDirection: isDescending(shown.order) ? 'desc' : 'asc',
  offset: offsetOf(shown.page, SESSIONS_PER_PAGE),
  limit: SESSIONS_PER_PAGE,
});
