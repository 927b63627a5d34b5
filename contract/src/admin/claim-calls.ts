import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Id, PageQuery, Pagination, StationId } from '../fields.ts';
import { ClaimStatus, ItemKind } from '../states.ts';
import { Claim } from './entities.ts';

const claimParams = z.object({ claimId: Id });
const claimFacts = {
  items: z.array(ItemKind).min(1),
  amountInCents: Cents,
  note: z.string().trim().min(1).max(2000),
  photoUrls: z.array(z.string().max(2000)).max(10),
};

/** Money asked for what is missing or broken. */
export const claimCalls = {
  claims: get('admin', '/claims', {
    access: 'staff-person',
    summary: 'Compensation claims',
    query: PageQuery.extend({ status: ClaimStatus.optional(), stationId: StationId.optional() }),
    answer: z.object({ claims: z.array(Claim), pagination: Pagination, total: z.int() }),
  }),
  proposeClaim: post('admin', '/claims', {
    access: 'staff-person',
    summary: 'Propose a compensation claim',
    body: z.object({
      sessionId: Id,
      ...claimFacts,
    }),
    answer: Claim,
  }),
  proposeDraftClaim: post('admin', '/claims/:claimId/propose', {
    access: 'staff-person',
    summary: 'Complete the draft that a missing item left, and propose it',
    params: claimParams,
    body: z.object(claimFacts),
    answer: Claim,
  }),
  decideClaim: post('admin', '/claims/:claimId/decide', {
    access: 'admin',
    summary: 'Approve or drop a claim',
    params: claimParams,
    body: z.object({ decision: z.enum(['approve', 'drop']), amountInCents: Cents.optional() }),
    answer: Claim,
  }),
};
