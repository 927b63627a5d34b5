import { z } from 'zod';
import { del, get, put } from '../call.ts';
import { Id, PageQuery, Pagination, Success } from '../fields.ts';
import { Debt, Pass } from '../public/entities.ts';
import { AccountStatus } from '../states.ts';
import { Person, Warning } from './entities.ts';

const personParams = z.object({ personId: Id });

/** Accounts as admins see them. */
export const peopleCalls = {
  people: get('admin', '/people', {
    access: 'admin',
    summary: 'Accounts',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional(), status: AccountStatus.optional() }),
    answer: z.object({ people: z.array(Person), pagination: Pagination, total: z.int() }),
  }),
  person: get('admin', '/people/:personId', {
    access: 'admin',
    summary: 'One account with what it was warned for, owes and holds',
    params: personParams,
    answer: z.object({
      person: Person,
      warnings: z.array(Warning),
      debts: z.array(Debt),
      passes: z.array(Pass),
    }),
  }),
  editPerson: put('admin', '/people/:personId', {
    access: 'admin',
    summary: 'Ban, lift a ban, or change the role',
    params: personParams,
    body: z.object({ status: z.enum(['active', 'banned']).optional(), role: z.enum(['user', 'admin']).optional() }),
    answer: Person,
  }),
  dropWarning: del('admin', '/people/:personId/warnings/:warningId', {
    access: 'admin',
    summary: 'Take a warning back',
    params: z.object({ personId: Id, warningId: Id }),
    answer: Success,
  }),
};
