import type { Selectable } from 'kysely';
import type { DebtsTable } from '../../ground/db/tables/money.ts';

type ShownDebt = Pick<
  Selectable<DebtsTable>,
  'id' | 'bookingId' | 'reason' | 'status' | 'amountInCents' | 'dueAt' | 'doubledAt' | 'pausedAt'
>;

export const presentDebt = ({
  id,
  bookingId,
  reason,
  status,
  amountInCents,
  dueAt,
  doubledAt,
  pausedAt,
}: ShownDebt) => ({
  id,
  bookingId,
  reason,
  status,
  amountInCents,
  dueOn: dueAt.toString(),
  isDoubled: doubledAt !== null,
  isPaused: pausedAt !== null,
});
