import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id } from '../fields.ts';
import { OwnClaim } from './trouble-entities.ts';

/** Money asked of the customer for missing or broken things. */
export const claimCalls = {
  myClaims: get('public', '/claims', {
    access: 'customer',
    summary: 'Money asked for what is missing or broken',
    answer: z.object({ claims: z.array(OwnClaim) }),
  }),
  answerClaim: post('public', '/claims/:claimId/answer', {
    access: 'customer',
    summary: 'Agree to a claim or contest it, within seven days',
    params: z.object({ claimId: Id }),
    body: z.object({ agrees: z.boolean(), answer: z.string().trim().max(2000) }),
    answer: OwnClaim,
  }),
};
