import type { OvertimeRow } from './overtime-store.ts';

/** The current price. An accepted objection waives what was decided before its answer, and nothing after. */
export const owedInCents = ({ amountInCents, waivedInCents }: Pick<OvertimeRow, 'amountInCents' | 'waivedInCents'>) =>
  Math.max(0, amountInCents - waivedInCents);

/** An unanswered objection puts everything on hold. */
export const isObjected = ({ objectedAt, answeredAt }: Pick<OvertimeRow, 'objectedAt' | 'answeredAt'>): boolean =>
  objectedAt !== null && answeredAt === null;
