import { sessionCalls, SessionOrder } from '@laine/contract/admin/session-calls.ts';
import { z } from 'zod';
import { Filter, OrderBy } from '../../ui/table/list-address.ts';
import { listOf, type AnswerOf } from '../../ui/table/list-of.ts';
import { columnOf, isDescending } from '../../ui/table/table-order.ts';

/** Everything that the list of sessions shows stands in its address. */
export const sessionsList = listOf(sessionCalls.sessions, {
  filters: ['station', 'status', 'from', 'to'],
  own: {
    order: OrderBy('-start', ...SessionOrder.options.filter((order) => order !== 'start')),
    locker: Filter(z.string().regex(/^[1-9]\d{0,2}$/)),
    /** The session whose drawer is open. */
    session: Filter(z.string().max(64)),
  },
  inputOf: ({ order, locker }) => ({
    lockerNumber: locker === undefined ? undefined : Number(locker),
    orderBy: columnOf(order),
    orderDirection: isDescending(order) ? ('desc' as const) : ('asc' as const),
  }),
});

export type ListedSession = AnswerOf<typeof sessionsList>['sessions'][number];
