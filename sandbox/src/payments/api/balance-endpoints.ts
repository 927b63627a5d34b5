import { z } from 'zod';
import type { Account } from '../account.ts';
import { getNamed } from '../store/references.ts';
import { endpoint } from './endpoint.ts';
import { created, currency, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';

const path = '/v1/balance_transactions';

const ListInput = z.strictObject({
  ...paging,
  ...created,
  currency: currency.optional(),
  source: text.optional(),
  type: text.optional(),
});

/** Movements on the account. */
export const balanceEndpoints = (account: Account) => [
  endpoint('GET', path, ListInput, ({ params }) => {
    const { source, type, currency: unit } = params;
    const movements = account.store
      .list('balance_transaction')
      .filter((movement) => source === undefined || movement.source === source)
      .filter((movement) => type === undefined || movement.type === type)
      .filter((movement) => unit === undefined || movement.currency === unit);
    return listPage(path, movements, params);
  }),
  endpoint('GET', `${path}/:id`, nothing, ({ id }) => getNamed(account, 'balance_transaction', id)),
];
