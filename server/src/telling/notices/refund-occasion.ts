import type { Movement } from './rental.ts';

type Refund = Pick<Movement, 'id' | 'purpose' | 'means' | 'createdAt'>;

/**
 * Groups refunds for one notice. One decision may refund several charges, each in a ledger row written at the same
 * moment: the customer gets one message. A transfer comes days later and has its own.
 */
export const refundOccasion = ({ id, purpose, means, createdAt }: Refund): string =>
  means === 'bank' ? id : `${purpose} ${createdAt.toString()}`;
