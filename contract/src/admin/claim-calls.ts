import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Id, PageQuery, Pagination, Reason, StationId, Success } from '../fields.ts';
import { ClaimStatus } from '../states.ts';
import { AdminProblem, Claim, EarlierRental, NamedClaim } from './entities.ts';

const claimParams = z.object({ claimId: Id });

/** Photos are uploaded before, or already belong to the claim. */
export const ClaimWish = z.object({
  items: z
    .array(z.object({ itemId: Id, amountInCents: Cents }))
    .min(1)
    .max(10),
  note: z.string().trim().min(1).max(2000),
  photoIds: z.array(Id).max(10),
  /** Required without a photo. */
  whyNoPhoto: z.string().trim().max(500).optional(),
});
export type ClaimWish = z.output<typeof ClaimWish>;

/** Money asked for missing or broken things. */
export const claimCalls = {
  claims: get('admin', '/claims', {
    access: 'staff-person',
    summary: 'Compensation claims',
    query: PageQuery.extend({ status: ClaimStatus.optional(), stationId: StationId.optional() }),
    answer: z.object({ claims: z.array(NamedClaim), pagination: Pagination, total: z.int() }),
  }),
  claim: get('admin', '/claims/:claimId', {
    access: 'staff-person',
    summary: 'One claim with earlier reports, rentals and claims of the same things',
    params: claimParams,
    answer: z.object({
      claim: NamedClaim,
      /** Nobody approves their own proposal. A single admin may, but then it's charged only if the customer agrees. */
      approval: z.enum(['possible', 'with-consent', 'by-another']),
      /** Paid for things of this claim that were found again; dropping the claim gives it back. */
      foundInCents: Cents,
      earlierProblems: z.array(AdminProblem),
      earlierRentals: z.array(EarlierRental),
      earlierClaims: z.array(Claim),
    }),
  }),
  proposeClaim: post('admin', '/claims', {
    access: 'staff-person',
    summary: 'Propose a compensation claim',
    body: ClaimWish.extend({ sessionId: Id }),
    answer: Claim,
  }),
  editClaim: post('admin', '/claims/:claimId/edit', {
    access: 'staff-person',
    summary: 'Change a claim that no admin has decided about',
    params: claimParams,
    body: ClaimWish,
    answer: Claim,
  }),
  proposeDraftClaim: post('admin', '/claims/:claimId/propose', {
    access: 'staff-person',
    summary: 'Complete the draft that a missing item left, and propose it',
    params: claimParams,
    body: ClaimWish,
    answer: Claim,
  }),
  discardClaim: post('admin', '/claims/:claimId/discard', {
    access: 'staff-person',
    summary: 'Drop a draft that leads to nothing, such as when the thing was found',
    params: claimParams,
    answer: Success,
  }),
  decideClaim: post('admin', '/claims/:claimId/decide', {
    access: 'admin',
    summary:
      'Approve or drop a claim, never one of the own proposal: what a single admin approves of it is charged only if the customer agrees. One that is contested needs a reason and another admin. Of one that was paid what was found again can be dropped, which gives that part back',
    params: claimParams,
    body: z.object({
      decision: z.enum(['approve', 'drop']),
      /** Less than was proposed. */
      amountInCents: Cents.optional(),
      reason: Reason.optional(),
    }),
    answer: Claim,
  }),
};
