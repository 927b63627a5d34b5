import { z } from 'zod';
import { del, get, put } from '../call.ts';
import { Id, MomentInput, PageQuery, Pagination, Reason, StationId, Success } from '../fields.ts';
import { Debt, DeletionForecast, Login } from '../public/entities.ts';
import { OwnData } from '../public/own-data.ts';
import { Pass } from '../public/prepaid.ts';
import { AccountStatus } from '../states.ts';
import { Claim, Person, StaffMember, Warning } from './entities.ts';
import { AdminGiftCard } from './gift-card-calls.ts';
import { TimelineEntry } from './timeline.ts';

const isRestriction = (status?: string) => status === 'suspended' || status === 'banned';
const note = z.string().trim().max(2000).optional();
const personParams = z.object({ personId: Id });

/** Accounts, for admins. */
export const personCalls = {
  people: get('admin', '/people', {
    access: 'admin',
    summary: 'Accounts',
    query: PageQuery.extend({
      status: AccountStatus.optional(),
      /** Only people who were late twice within a year and wait for a decision. */
      lateTwice: z.stringbool().optional(),
    }),
    answer: z.object({ people: z.array(Person), pagination: Pagination, total: z.int() }),
  }),
  staffMembers: get('admin', '/staff', {
    access: 'admin',
    summary: 'Everybody with power: admins first, then the owners of stations',
    answer: z.object({ members: z.array(StaffMember) }),
  }),
  person: get('admin', '/people/:personId', {
    access: 'admin',
    summary: 'One account with what it was warned for, owes and holds, where it is signed in, and what happened to it',
    params: personParams,
    answer: z.object({
      person: Person,
      /** The stations that they run. */
      stationIds: z.array(StationId),
      warnings: z.array(Warning),
      debts: z.array(Debt),
      passes: z.array(Pass.extend({ name: z.string() })),
      /** Bought by them, or issued for their address. */
      giftCards: z.array(AdminGiftCard),
      claims: z.array(Claim),
      logins: z.array(Login.omit({ current: true })),
      /** Newest first. */
      timeline: z.array(TimelineEntry),
    }),
  }),
  editPerson: put('admin', '/people/:personId', {
    access: 'fresh-admin',
    summary: 'Suspend, ban, restore, change the role, or write a note; every login ends with a ban or another role',
    params: personParams,
    body: z
      .strictObject({
        status: z.enum(['active', 'suspended', 'banned']).optional(),
        /** Required for a restriction, and shown to the person. When lifting one, it's only recorded. */
        reason: Reason.optional(),
        /** Without it, the restriction lasts until somebody lifts it. */
        until: MomentInput.optional(),
        role: z.enum(['user', 'admin']).optional(),
        note,
        before: z.object({ note }).optional(),
      })
      .refine(({ status, reason }) => !isRestriction(status) || reason !== undefined, { path: ['reason'] })
      // Refused rather than ignored: the caller meant to change a restriction and must not think that it worked.
      .refine(({ status, reason }) => status !== undefined || reason === undefined, { path: ['reason'] })
      .refine(({ status, until }) => isRestriction(status) || until === undefined, { path: ['until'] }),
    answer: Person,
  }),
  exportPerson: get('admin', '/people/:personId/export', {
    access: 'fresh-admin',
    summary:
      'Everything stored about a person, as a file for somebody who asked in writing because they cannot sign in',
    isCostly: true,
    params: personParams,
    answer: OwnData,
  }),
  deletePerson: del('admin', '/people/:personId', {
    access: 'fresh-admin',
    summary: 'Begin the deletion that somebody asked for in writing, as if they had asked in their settings',
    params: personParams,
    answer: DeletionForecast,
  }),
  endPersonLogins: del('admin', '/people/:personId/logins', {
    access: 'admin',
    summary: 'Sign an account out everywhere',
    params: personParams,
    answer: Success,
  }),
  dropWarning: del('admin', '/people/:personId/warnings/:warningId', {
    access: 'admin',
    summary: 'Take a warning back',
    params: z.object({ personId: Id, warningId: Id }),
    answer: Success,
  }),
};
