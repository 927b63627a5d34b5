import type { OvertimeRow } from './overtime-store.ts';

/** What is asked for by now: nothing any more after an objection that was right. */
export const owedInCents = ({ answer, amountInCents }: Pick<OvertimeRow, 'answer' | 'amountInCents'>): number =>
  answer === 'dropped' ? 0 : amountInCents;

/** An objection that nobody has answered: everything waits. */
export const isObjected = ({ objectedAt, answeredAt }: Pick<OvertimeRow, 'objectedAt' | 'answeredAt'>): boolean =>
  objectedAt !== null && answeredAt === null;
