import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { overtime } from '@laine/rules/price/overtime.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { KnownSession } from '../memory/known-sessions.ts';

export type Lateness = {
  /** After the ten free minutes. */
  wasLate: boolean;
  /** The most that being late costs for this board: locked keypads and what staff waive only lower it. */
  feeInCents?: number;
};

export function lateness(
  { end, overtime: terms }: Pick<KnownSession, 'end' | 'overtime'>,
  returnedAt: Temporal.Instant,
): Lateness {
  const wasLate = isBefore(plusSeconds(end, OVERTIME_GRACE_SECONDS), returnedAt);
  if (!wasLate || terms === null) return { wasLate };
  const { feeInCents } = overtime(terms, { bookedEnd: end, returnedAt, lockedOutInSeconds: 0 });
  return { wasLate, feeInCents };
}
