import type { Overtime } from '@laine/contract/public/entities.ts';
import type { OvertimeState } from '@laine/contract/states.ts';
import type { Db } from '../db/open-database.ts';
import { findOvertimeDebt, grownInCents } from '../debts/lower-overtime-debt.ts';
import type { Staff } from '../principal.ts';
import { isObjected, owedInCents } from './owed-in-cents.ts';
import type { OvertimeRow } from './overtime-store.ts';
import { findOvertime } from './overtime-store.ts';

/** What the late boards of a booking cost, for whoever may see the booking. Only its customer objects. */
export async function readOvertime(db: Db, bookingId: string, who?: Staff): Promise<Overtime | null> {
  const row = await findOvertime(db, bookingId);
  if (!row) return null;
  const charge = await readCharge(db, row.ledgerId);
  const debt = await findOvertimeDebt(db, bookingId);
  const state = stateOf(row, debt, charge.state);
  const amountInCents = state === 'dropped' ? 0 : owedInCents(row);
  const isOwn = who === undefined || (who.kind === 'person' && who.account.id === charge.accountId);
  return {
    amountInCents,
    totalInCents: grownInCents({ doubledAt: debt?.doubledAt ?? null }, amountInCents),
    isDoubled: amountInCents > 0 && (debt?.doubledAt ?? null) !== null,
    decidedInCents: charge.amountInCents,
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

const readCharge = (db: Db, ledgerId: string) =>
  db
    .selectFrom('ledger')
    .select(['state', 'amountInCents', 'accountId'])
    .where('id', '=', ledgerId)
    .executeTakeFirstOrThrow();

type Debt = Awaited<ReturnType<typeof findOvertimeDebt>>;

function stateOf(row: OvertimeRow, debt: Debt, chargeState: string): OvertimeState {
  if (owedInCents(row) === 0) return 'dropped';
  if (isObjected(row)) return 'objected';
  if (debt?.status === 'due') return 'owed';
  if (debt?.status === 'forgiven') return 'dropped';
  if (debt?.status === 'paid') return 'charged';
  return chargeState === 'pending' ? 'charging' : 'charged';
}
