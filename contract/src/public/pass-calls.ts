import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Cents, Id, Moment, PaymentUrl, Success } from '../fields.ts';
import { Pass } from './entities.ts';

/** The customer's seasonal passes. */
export const passCalls = {
  myPasses: get('public', '/passes', {
    access: 'customer',
    summary: 'The own seasonal passes and what a new one costs',
    answer: z.object({ passes: z.array(Pass), priceInCents: Cents, endsAt: Moment.nullable() }),
  }),
  buyPass: post('public', '/passes/checkout', {
    access: 'customer',
    summary: 'Buy a seasonal pass',
    body: z.object({ acceptedTermsAndConditions: z.boolean() }),
    answer: PaymentUrl,
  }),
  endPass: del('public', '/passes/:passId', {
    access: 'customer',
    summary: 'End the own seasonal pass',
    params: z.object({ passId: Id }),
    answer: Success,
  }),
};
