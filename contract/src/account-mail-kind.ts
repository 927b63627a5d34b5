import { z } from 'zod';

/** What we write to a person about their account alone, in no connection with a booking. */
export const AccountMailKind = z.enum([
  'deletion-begun',
  'deletion-taken-back',
  'restricted',
  'restriction-lifted',
  'account-unused',
  /** Of a pass or gift card; what a booking's refund needs is told with the booking. */
  'refund-needs-account',
  'refund-transferred',
  /** To whoever withdrew from a gift card: what it had paid elsewhere has come back since. */
  'gift-card-part-back',
  /** The bank took back what paid for a pass or gift card, and some of it was used. */
  'dispute-lost',
  'new-device',
  'credentials-changed',
]);
export type AccountMailKind = z.infer<typeof AccountMailKind>;
