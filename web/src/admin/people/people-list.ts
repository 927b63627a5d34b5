import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const peopleList = listOf(personCalls.people, {
  filters: ['status'],
  own: { late: Filter(z.literal('yes')) },
  inputOf: ({ late }) => ({ lateTwice: late && 'true' }),
});
