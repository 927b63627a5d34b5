import type { OvertimeRow } from './overtime-store.ts';

/** What is asked for by now. An objection that was right lets go what was decided until its answer, and nothing after. */
export const owedInCents = ({ amountInCents, waivedInCents }: Pick<OvertimeRow, 'amountInCents' | 'waivedInCents'>) =>
  Math.max(0, amountInCents - waivedInCents);

/** An objection that nobody has answered: everything waits. */
export const isObjected = ({ objectedAt, answeredAt }: Pick<OvertimeRow, 'objectedAt' | 'answeredAt'>): boolean =>
  objectedAt !== null && answeredAt === null;
