import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { receivePaymentEvent } from '../../../money/payments/receive-payment-event.ts';
import { done } from '../request/done.ts';
import { readHeader } from '../request/read-header.ts';
import { serve } from '../request/serve.ts';

export const paymentRoutes = (deps: Deps) => [
  serve(deps, calls.paymentWebhook, ({ input, request }) =>
    done(receivePaymentEvent(deps, { ...input, signature: readHeader(request, 'stripe-signature') ?? '' })),
  ),
];
