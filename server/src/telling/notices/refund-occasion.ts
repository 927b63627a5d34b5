import type { Movement } from './rental.ts';

type Refund = Pick<Movement, 'id' | 'purpose' | 'means' | 'createdAt'>;

/**
 * What a notice about a refund is about. One decision may give back several charges, each in a ledger row of its own that
 * was written at the same moment: the customer hears of them together. A transfer comes days later and stands alone.
 */
export const refundOccasion = ({ id, purpose, means, createdAt }: Refund): string =>
  means === 'bank' ? id : `${purpose} ${createdAt.toString()}`;
