import { z } from 'zod';

/** Mails about the account itself, without a booking. */
export const AccountMailKind = z.enum([
  'deletion-begun',
  'deletion-taken-back',
  'restricted',
  'restriction-lifted',
  'account-unused',
  /** For passes and gift cards. A booking's refund is announced with the booking. */
  'refund-needs-account',
  'refund-transferred',
  /** To a buyer who withdrew from a gift card: money that it had paid elsewhere has come back since. */
  'gift-card-part-back',
  /** The bank took back the payment for a pass or gift card that was partly used. */
  'dispute-lost',
  'new-device',
  'credentials-changed',
]);
export type AccountMailKind = z.infer<typeof AccountMailKind>;
