import { z } from 'zod';
import { AuditedAction } from '../audited-action.ts';
import { Cents, Id, LockerNumber, Moment } from '../fields.ts';
import { LogTitle } from '../log-title.ts';
import { NoticeKind } from '../notice-kind.ts';
import {
  ClaimStatus,
  DebtReason,
  DebtStatus,
  GoodwillReason,
  LedgerKind,
  LedgerPurpose,
  Means,
  NoticeChannel,
  NoticeState,
  ProblemKind,
  QuestionedBecause,
  ReceiptKind,
} from '../states.ts';

/** `name` only where the viewer may know it. */
export const TimelineActor = z.object({
  kind: z.enum(['customer', 'staff', 'program', 'station', 'system']),
  name: z.string().nullable(),
});
export type TimelineActor = z.infer<typeof TimelineActor>;

const entry = <const Kind extends string, const Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ id: z.string(), at: Moment, by: TimelineActor, kind: z.literal(kind), ...fields });

const board = { sessionId: Id.nullable(), lockerNumber: LockerNumber.nullable() };

export const ChangedField = z.enum(['start', 'end', 'lockerNumber', 'code', 'note', 'externalUrl']);
export type ChangedField = z.infer<typeof ChangedField>;

/** Everything that happened to a booking, in one list: money, messages, doors, troubles and people. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  entry('booked', { boards: z.int() }),
  entry('cancelled', { how: z.enum(['customer', 'operator', 'hold-ended']) }),
  entry('confirmed', {}),
  entry('extended', { newEnd: Moment, priceInCents: Cents, state: z.enum(['held', 'done', 'lapsed']) }),
  entry('money', {
    movement: LedgerKind,
    purpose: LedgerPurpose,
    means: Means,
    amountInCents: Cents,
    state: z.enum(['pending', 'succeeded', 'failed']),
  }),
  entry('document', { document: ReceiptKind, number: z.string(), receiptId: Id }),
  entry('notice', { notice: NoticeKind, channel: NoticeChannel, state: NoticeState, lastError: z.string().nullable() }),
  entry('log', {
    title: LogTitle,
    ...board,
    cause: z.enum(['code', 'paddle', 'server', 'staff', 'hand']).nullable(),
  }),
  entry('problem', {
    problem: ProblemKind,
    text: z.string(),
    photoUrls: z.array(z.string()),
    isResolved: z.boolean(),
    ...board,
  }),
  entry('question', { why: QuestionedBecause, ...board }),
  entry('overtime', { amountInCents: Cents }),
  entry('objection', { text: z.string() }),
  entry('debt', { reason: DebtReason, amountInCents: Cents, status: DebtStatus }),
  /** One step of a claim, with its amount where known. */
  entry('claim', { claimId: Id, status: ClaimStatus, amountInCents: Cents.nullable() }),
  entry('goodwill', { form: z.enum(['money', 'voucher']), reason: GoodwillReason, amountInCents: Cents }),
  entry('note', { text: z.string() }),
  entry('action', {
    action: AuditedAction,
    /** In the actor's own words. */
    reason: z.string().nullable(),
    /** For a changed rental: moments and locker numbers as texts; null for values that weren't recorded. */
    changes: z.array(z.object({ field: ChangedField, from: z.string().nullable(), to: z.string().nullable() })),
    ...board,
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;
