import { z } from 'zod';
import type { Account } from '../account.ts';
import { getNamed } from '../store/references.ts';
import { endpoint } from './endpoint.ts';
import { created, flag, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';

const ChargeList = z.strictObject({
  ...paging,
  ...created,
  customer: text.optional(),
  payment_intent: text.optional(),
});

const EventList = z.strictObject({
  ...paging,
  ...created,
  delivery_success: flag.optional(),
  type: text.optional(),
  types: z.array(text).optional(),
});

/** Look-ups of charges and events. */
export const recordEndpoints = (account: Account) => [
  endpoint('GET', '/v1/charges/:id', nothing, ({ id }) => getNamed(account, 'charge', id)),
  endpoint('GET', '/v1/charges', ChargeList, ({ params }) => {
    const { customer, payment_intent } = params;
    const charges = account.store
      .list('charge')
      .filter((charge) => customer === undefined || charge.customer === customer)
      .filter((charge) => payment_intent === undefined || charge.payment_intent === payment_intent);
    return listPage('/v1/charges', charges, params);
  }),
  endpoint('GET', '/v1/events/:id', nothing, ({ id }) => getNamed(account, 'event', id)),
  endpoint('GET', '/v1/events', EventList, ({ params }) => {
    const { type, types, delivery_success } = params;
    const events = account.store
      .list('event')
      .filter((event) => (type === undefined ? true : nameFits(event.type, type)))
      .filter((event) => types === undefined || types.includes(event.type))
      .filter((event) => delivery_success === undefined || (event.pending_webhooks === 0) === delivery_success);
    return listPage('/v1/events', events, params);
  }),
];

/** `charge.*` names all of a kind. */
const nameFits = (name: string, wanted: string) =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
