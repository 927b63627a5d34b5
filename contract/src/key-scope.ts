import { z } from 'zod';

/**
 * The first three grow: each includes the ones before it. `accounting` stands apart and opens the books alone
 * (docs/product.md, API keys).
 */
export const KeyScope = z.enum(['read', 'operate', 'manage', 'accounting']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Read by the API document, its page and the tests. */
export const keyScopeMeanings: Record<KeyScope, string> = {
  read: 'An API key that may read; door codes are left out of what it gets',
  operate: 'An API key for the daily work at stations: doors, sessions, lockers, items',
  manage: 'An API key that may also change how stations are run',
  accounting: 'An API key that reads ledger, statements and insights, without names or addresses of customers',
};

export const coversScope = (held: KeyScope, needed: KeyScope): boolean =>
  held === 'accounting' || needed === 'accounting'
    ? held === needed
    : KeyScope.options.indexOf(held) >= KeyScope.options.indexOf(needed);
