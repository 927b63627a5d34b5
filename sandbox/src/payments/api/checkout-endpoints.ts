import { z } from 'zod';
import type { Account } from '../account.ts';
import { CheckoutInput } from '../checkout/checkout-input.ts';
import { noteOf } from '../checkout/checkout-note.ts';
import { expireCheckout } from '../checkout/expire-checkout.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import { getNamed } from '../store/references.ts';
import { endpoint } from './endpoint.ts';
import { created, mergeMetadata, metadata, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';
import { invalid } from './stripe-refusal.ts';

const path = '/v1/checkout/sessions';

const ListInput = z.strictObject({
  ...paging,
  ...created,
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export const checkoutEndpoints = (account: Account) => [
  endpoint('POST', path, CheckoutInput, ({ params }) => openCheckout(account, params)),
  endpoint('GET', path, ListInput, ({ params }) => {
    const { customer, payment_intent, status } = params;
    const sessions = account.store
      .list('checkout.session')
      .filter((session) => customer === undefined || session.customer === customer)
      .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
      .filter((session) => status === undefined || session.status === status);
    return listPage(path, sessions, params);
  }),
  endpoint('GET', `${path}/:id`, nothing, ({ id }) => getNamed(account, 'checkout.session', id)),
  endpoint('POST', `${path}/:id`, z.strictObject({ metadata: metadata.optional() }), ({ params, id }) => {
    const session = getNamed(account, 'checkout.session', id);
    const edited = { ...session, metadata: mergeMetadata(session.metadata ?? {}, params.metadata) };
    account.store.record(edited);
    return edited;
  }),
  endpoint('POST', `${path}/:id/expire`, nothing, ({ id }) => {
    const session = getNamed(account, 'checkout.session', id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireCheckout(account, session);
  }),
  endpoint('GET', `${path}/:id/line_items`, z.strictObject(paging), ({ params, id }) => {
    getNamed(account, 'checkout.session', id);
    // Line items come in the order they were given, so the list is turned around once more.
    const items = noteOf(account, id).items.map((item) => ({ ...item, created: 0 }));
    const page = listPage(`${path}/${id}/line_items`, items.toReversed(), params);
    return { ...page, data: page.data.map(({ created: _made, ...item }) => item) };
  }),
];
