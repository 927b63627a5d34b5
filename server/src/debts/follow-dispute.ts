import type { FollowDispute } from '../payments/apply-dispute.ts';
import { pauseDebts, resumeDebts } from './debt-store.ts';

/**
 * Nobody is reminded of a debt, and none doubles, while the bank decides about money of the same booking. When the
 * dispute was opened tells whose pause it is: a debt that was objected to meanwhile stays paused.
 */
export const followDispute: FollowDispute = (tx, { bookingId, isOpen, openedAt }, now) =>
  isOpen ? pauseDebts(tx, bookingId, openedAt, now) : resumeDebts(tx, bookingId, openedAt, now);
