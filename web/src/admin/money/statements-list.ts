import { statementCalls } from '@laine/contract/admin/statement-calls.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';
import { listOf } from '../../ui/table/list-of.ts';

export const statementsList = listOf(statementCalls.statements, {
  filters: ['station'],
  own: { paid: Filter(z.enum(['yes', 'no'])) },
  inputOf: ({ paid }) => ({ isPaid: paid && (paid === 'yes' ? 'true' : 'false') }),
  rowsPerPage: 24,
});
