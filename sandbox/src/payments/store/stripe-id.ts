import { randomInt } from 'node:crypto';

type Prefix =
  | 'ch'
  | 'cs_test'
  | 'cus'
  | 'du'
  | 'evt'
  | 'issfr'
  | 'li'
  | 'pi'
  | 'pm'
  | 'price'
  | 'prod'
  | 're'
  | 'req'
  | 'seti'
  | 'txn';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Payment pages are reached by whoever knows the id, so a checkout's is longer, as Stripe's is. */
export const newStripeId = (prefix: Prefix) => `${prefix}_${randomText(prefix === 'cs_test' ? 58 : 24)}`;

export const randomText = (length: number) =>
  Array.from({ length }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
