import type { ApiFault } from '../payment-calls.ts';
import type { Endpoint } from './endpoint.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** Stripe's answer on a bad day, before it has done anything. Undefined if there's no fault. */
export function faultyAnswer(fault: ApiFault, { method }: Endpoint): StripeRefusal | undefined {
  if (fault === 'error') {
    return new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' });
  }
  if (fault === 'rate-limit') {
    return new StripeRefusal(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded.',
    });
  }
  // Only changes have an idempotency key that can be in use.
  if (fault === 'conflict' && method === 'POST') {
    return new StripeRefusal(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotency key.',
    });
  }
  return undefined;
}
