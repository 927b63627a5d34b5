import type { peopleCalls } from '@laine/contract/admin/people-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { AccountStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';

export const PEOPLE_PER_PAGE = 50;

export const PeopleAddress = z.object({
  page: PageNumber,
  status: Filter(AccountStatus),
  late: Filter(z.literal('yes')),
});

export type PeopleAnswer = CallAnswer<typeof peopleCalls.people>;
export type ListedPerson = PeopleAnswer['people'][number];

export const inputOf = ({
  page,
  status,
  late,
}: z.output<typeof PeopleAddress>): CallInput<typeof peopleCalls.people> => ({
  ...(status !== undefined && { status }),
  ...(late !== undefined && { lateTwice: 'true' }),
  offset: offsetOf(page, PEOPLE_PER_PAGE),
  limit: PEOPLE_PER_PAGE,
});
