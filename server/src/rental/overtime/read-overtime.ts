import type { Overtime } from '@laine/contract/public/entities.ts';
import type { OvertimeState } from '@laine/contract/states.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Staff } from '../../ground/principal.ts';
import { listOvertimeDebts, splitOvertime } from '../../money/debts/lower-overtime-debt.ts';
import type { OvertimeRow } from './overtime-store.ts';
import { findOvertime, readCharges, readTaken } from './overtime-store.ts';
import { isObjected, owedInCents } from './owed-in-cents.ts';

/** For anybody who may see the booking. Only its customer can object. */
export async function readOvertime(db: Db, bookingId: string, who?: Staff): Promise<Overtime | null> {
  const row = await findOvertime(db, bookingId);
  if (!row) return null;
  const charges = await readCharges(db, bookingId);
  const debts = await listOvertimeDebts(db, bookingId);
  const { paidInCents } = await readTaken(db, bookingId);
  const state = stateOf(row, { debts, isPending: charges.isPending, paidInCents });
  const amountInCents = state === 'dropped' ? 0 : owedInCents(row);
  const { grownInCents } = splitOvertime(debts, { owedInCents: amountInCents, paidInCents });
  const isOwn = who === undefined || (who.kind === 'person' && who.account.id === charges.accountId);
  return {
    amountInCents,
    totalInCents: amountInCents + grownInCents,
    isDoubled: grownInCents > 0,
    decidedInCents: charges.amountInCents,
    state,
    decidedAt: row.decidedAt.toString(),
    boards: row.boards,
    objection:
      row.objectedAt === null
        ? null
        : { text: row.objection ?? '', at: row.objectedAt.toString(), answer: answerOf(row) },
    canObject: isOwn && row.objectedAt === null && state !== 'dropped',
  };
}

const answerOf = ({ answer, answerReason, answeredAt }: OvertimeRow) =>
  answer && answeredAt ? { decision: answer, reason: answerReason ?? '', at: answeredAt.toString() } : null;

type Money = { debts: Awaited<ReturnType<typeof listOvertimeDebts>>; isPending: boolean; paidInCents: number };

function stateOf(row: OvertimeRow, { debts, isPending, paidInCents }: Money): OvertimeState {
  if (owedInCents(row) === 0) return 'dropped';
  if (isObjected(row)) return 'objected';
  if (debts.some(({ status }) => status === 'due')) return 'owed';
  if (isPending) return 'charging';
  const isForgiven = debts.length > 0 && debts.every(({ status }) => status === 'forgiven');
  return isForgiven && paidInCents === 0 ? 'dropped' : 'charged';
}
