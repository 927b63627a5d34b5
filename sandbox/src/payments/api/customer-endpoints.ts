import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Account, announce } from '../account.ts';
import { newCustomer } from '../objects/new-customer.ts';
import { getGiven, getGivenCustomer, getNamed, isDeleted } from '../store/references.ts';
import { tidyStore } from '../tidy-store.ts';
import { endpoint } from './endpoint.ts';
import { clearable, created, ignored, mergeMetadata, metadata, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';

const CustomerInput = z.strictObject({
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: text.optional(), ...ignored('custom_fields', 'footer') })
    .optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  ...ignored('address', 'preferred_locales', 'shipping', 'tax_exempt'),
});
type CustomerInput = z.output<typeof CustomerInput>;

export const customerEndpoints = (account: Account) => [
  endpoint('POST', '/v1/customers', CustomerInput, ({ params }) => {
    const customer = edited(account, newCustomer(account, {}), params);
    account.store.record(customer);
    announce(account, ['customer.created', customer]);
    return customer;
  }),
  endpoint('GET', '/v1/customers', z.strictObject({ ...paging, ...created, email: text.optional() }), ({ params }) => {
    const customers = account.store.list('customer').filter((customer) => !isDeleted(customer));
    const wanted = customers.filter(({ email }) => params.email === undefined || email === params.email);
    return listPage('/v1/customers', wanted, params);
  }),
  endpoint('GET', '/v1/customers/:id', nothing, ({ id }) => getNamed(account, 'customer', id)),
  endpoint('POST', '/v1/customers/:id', CustomerInput, ({ params, id }) => {
    getNamed(account, 'customer', id);
    const customer = edited(account, getGivenCustomer(account, id), params);
    account.store.record(customer);
    announce(account, ['customer.updated', customer]);
    return customer;
  }),
  endpoint('DELETE', '/v1/customers/:id', nothing, ({ id }) => {
    getNamed(account, 'customer', id);
    const customer = getGivenCustomer(account, id);
    const methods = account.store.list('payment_method').filter((method) => method.customer === id);
    const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
    account.store.record(deleted, ...methods.map((method) => ({ ...method, customer: null })));
    announce(account, ['customer.deleted', customer]);
    // The file has every earlier state of the customer until it is rewritten.
    tidyStore(account);
    return deleted;
  }),
];

function edited(account: Account, customer: Stripe.Customer, given: CustomerInput): Stripe.Customer {
  const { description, email, invoice_settings, metadata: data, name, phone } = given;
  const standard = invoice_settings?.default_payment_method;
  if (standard !== undefined) getGiven(account, 'payment_method', standard, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    ...(description !== undefined && { description }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(standard !== undefined && {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: standard },
    }),
    metadata: mergeMetadata(customer.metadata, data),
  };
}
