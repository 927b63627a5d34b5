import { z } from 'zod';
import type { Account } from '../account.ts';
import { decideDispute, isOpen } from '../disputes/decide-dispute.ts';
import { getNamed } from '../store/references.ts';
import { endpoint } from './endpoint.ts';
import { created, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';
import { invalid } from './stripe-refusal.ts';

const path = '/v1/disputes';
const warnings = '/v1/radar/early_fraud_warnings';

const ListInput = z.strictObject({
  ...paging,
  ...created,
  charge: text.optional(),
  payment_intent: text.optional(),
});
type Wanted = z.output<typeof ListInput>;

/** Disputes by banks and card issuers. */
export const disputeEndpoints = (account: Account) => [
  endpoint('GET', path, ListInput, ({ params }) =>
    listPage(path, account.store.list('dispute').filter(isAbout(params)), params),
  ),
  endpoint('GET', `${path}/:id`, nothing, ({ id }) => getNamed(account, 'dispute', id)),
  endpoint('POST', `${path}/:id/close`, nothing, ({ id }) => {
    const dispute = getNamed(account, 'dispute', id);
    if (!isOpen(dispute)) throw invalid('This dispute is already closed.');
    return decideDispute(account, dispute, 'lost');
  }),
  endpoint('GET', warnings, ListInput, ({ params }) =>
    listPage(warnings, account.store.list('radar.early_fraud_warning').filter(isAbout(params)), params),
  ),
  endpoint('GET', `${warnings}/:id`, nothing, ({ id }) => getNamed(account, 'radar.early_fraud_warning', id)),
];

const isAbout =
  (wanted: Wanted) =>
  ({ charge, payment_intent }: { charge: unknown; payment_intent?: unknown }) =>
    (wanted.charge === undefined || wanted.charge === charge) &&
    (wanted.payment_intent === undefined || wanted.payment_intent === payment_intent);
