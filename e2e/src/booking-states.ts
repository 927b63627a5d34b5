import type { CallAnswer } from '@laine/contract/call.ts';
import type { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { BookingDetail, Overtime, Session, Station } from '@laine/contract/public/entities.ts';
import type { OwnReview } from '@laine/contract/public/review.ts';
import type { OwnClaim, Problem } from '@laine/contract/public/trouble-entities.ts';
import { exampleTroubles } from './example-troubles.ts';

type Preview = CallAnswer<typeof bookingCalls.cancelBooking> | CallAnswer<typeof bookingCalls.extendBooking>;

export type BookingAnswer = { booking: BookingDetail; station: Station };

/** The server's answers about a booking: the booking itself, and everything that its page gets from other calls. */
export type BookingState = BookingAnswer & {
  problems: Problem[];
  claims: OwnClaim[];
  /** `may-write` shows the form. */
  review: OwnReview | 'may-write' | null;
  /** The server's answer to a call with `preview`. A string is a refusal. */
  preview: Preview | string;
  /** The button that opens a dialog. */
  opens: string | undefined;
};

type Change = Partial<Omit<BookingDetail, 'actions' | 'metadata'>> &
  Partial<Omit<BookingState, 'booking' | 'station'>> & {
    actions?: Partial<BookingDetail['actions']>;
    stationStatus?: Station['status'];
    /** Minutes from now. */
    from: number;
    to: number;
  };

const ids = ['first', 'second', 'third'];
const noTimes = { start: '', end: '', boundEnd: '', firstOpenTime: null, closeTime: null };

/** Every state of the booking page, as the server could answer it for a real booking. */
export function bookingStates({ booking, station }: BookingAnswer, now: Temporal.Instant) {
  const at = (minutes: number) => now.add({ seconds: minutes * 60 }).toString({ fractionalSecondDigits: 3 });
  const board = (index: number, fields: Partial<Session> = {}): Session => ({
    id: ids[index] ?? '',
    status: 'created',
    code: ['4827', '8068', '9006'][index] ?? '',
    lockerNumber: [3, 12, 8][index] ?? 1,
    movedFrom: null,
    isReplacement: false,
    ...noTimes,
    ...fields,
  });
  const boards = (count: number, fields: Partial<Session> = {}) =>
    Array.from({ length: count }, (_, index) => board(index, fields));
  const out = { status: 'started', firstOpenTime: at(-50) } as const;
  const back = { status: 'finished', firstOpenTime: at(-180), closeTime: at(-70) } as const;
  const gone = { status: 'cancelled', code: null } as const;
  const sharing = (sessionId: string, fields: Partial<BookingDetail['sharing'][number]> = {}) => ({
    sessionId,
    sharedAt: null,
    acceptedAt: null,
    canTakeBack: false,
    ...fields,
  });
  const lateCost = (minutesAgo: number, overtimeBilling: 'begun-hours' | 'full-hours' = 'begun-hours') => ({
    from: at(-minutesAgo),
    pricePerHourInCents: 1500,
    overtimeBilling,
    mostInCents: 9000,
  });
  const question = {
    sessionId: 'first',
    lockerNumber: 12,
    why: 'tag-unseen',
    stoppedAt: at(-12),
    answer: null,
  } as const;
  const returns = { questions: [], forgotten: [], notBack: null };
  const { problem, claim, overtime, objection, review } = exampleTroubles(booking.id, at);

  const state = ({ from, to, actions, stationStatus, ...change }: Change): BookingState => {
    const { problems = [], claims = [], review: own = null, preview = '', opens, ...fields } = change;
    const times = { start: at(from), end: at(to) };
    return {
      problems,
      claims,
      review: own,
      preview,
      opens,
      station: { ...station, status: stationStatus ?? station.status },
      booking: {
        ...booking,
        amount_total: 4000,
        sharing: [],
        ...fields,
        sessions: (fields.sessions ?? boards(1)).map((one) => ({ ...one, ...times, boundEnd: times.end })),
        metadata: { ...booking.metadata, ...times, count: `${(fields.sessions ?? [1]).length}` },
        actions: {
          ...booking.actions,
          canCancel: false,
          cancellableSessionIds: [],
          canExtend: false,
          extension: null,
          ...actions,
        },
      },
    };
  };

  const coming = { from: 185, to: 305, actions: { canCancel: true } };
  const running = { from: -50, to: 70 };
  const ended = { from: -180, to: -60 };
  const unpaid = {
    from: 60,
    to: 180,
    status: 'open',
    amount_total: null,
    actions: {
      resumePaymentUrl: 'https://pay.example/x',
      amountDueInCents: 12_000,
      heldUntil: at(9.6),
      canCancel: true,
    },
  } as const;
  const lapsed = { from: 60, to: 180, status: 'expired', amount_total: null, sessions: boards(1, gone) } as const;
  const cancelled = { ...coming, status: 'expired', sessions: boards(1, gone), actions: {} } as const;
  const hour = { priceInCents: 1500, end: at(130), held: null };
  const charged = (fields: Partial<Overtime>) => ({
    ...ended,
    sessions: boards(2, { ...back, closeTime: at(-5) }),
    overtime: { ...overtime, ...fields },
  });
  const asked = (fields: Partial<OwnClaim>) => ({
    ...ended,
    sessions: boards(1, back),
    claims: [{ ...claim, ...fields }],
  });
  const reported = (fields: Partial<Problem>) => ({
    ...running,
    sessions: boards(1, out),
    problems: [{ ...problem, ...fields }],
  });
  const moneyBack = { isOut: false, isWhole: true, refundInCents: 4000, returnBy: at(12) };

  return {
    unpaid: state({ ...unpaid, sessions: boards(2, { code: null }) }),
    'hold over': state({
      ...unpaid,
      sessions: boards(1, { code: null }),
      actions: { heldUntil: at(-1) },
    }),
    lapsed: state({ ...lapsed, cancelledBy: 'hold-ended' }),
    'cancelled before it was paid': state({ ...lapsed, cancelledBy: 'customer' }),
    coming: state({ ...coming, sharing: [sharing('first')] }),
    'coming, paid by gift card and pass': state({ ...coming, giftCardInCents: 1250, passInCents: 1500 }),
    'coming in days, two boards, one shared': state({
      from: 4000,
      to: 4300,
      sessions: boards(2),
      sharing: [sharing('first'), sharing('second', { sharedAt: at(-30), acceptedAt: at(-20), canTakeBack: true })],
      actions: { canCancel: true },
    }),
    'three boards, one cancelled and one moved': state({
      ...coming,
      sessions: [board(0), board(1, gone), board(2, { movedFrom: 12 })],
      refundedInCents: 1800,
      refundParts: [{ kind: 'card', amountInCents: 1800, isWaiting: false }],
      sharing: [sharing('first'), sharing('third', { sharedAt: at(-30), canTakeBack: true })],
      actions: { canCancel: true, cancellableSessionIds: ['first', 'third'] },
    }),
    'some boards cancelled, the station is silent': state({
      ...coming,
      sessions: [board(0), board(1, gone)],
      refundParts: [{ kind: 'card', amountInCents: 1800, isWaiting: true }],
      awaitsStation: true,
    }),
    ready: state({ from: 8, to: 128, actions: { canOpenDoor: true }, sharing: [sharing('first')] }),
    'ready and begun, two boards': state({ from: -8, to: 112, sessions: boards(2), actions: { canOpenDoor: true } }),
    out: state({ ...running, sessions: boards(1, out), sharing: [sharing('first')], actions: { canOpenDoor: true } }),
    'one of two is out and shared': state({
      ...running,
      sessions: [board(0, out), board(1)],
      sharing: [sharing('first', { sharedAt: at(-60), acceptedAt: at(-55) }), sharing('second')],
      actions: { extension: hour, canExtend: true, cancellableSessionIds: ['second'], canConfirm: true },
    }),
    'ends soon, and everybody is called ashore': state({
      from: -110,
      to: 9,
      sessions: boards(3, out),
      actions: { canExtend: true, extension: hour },
      news: [
        { id: 'storm', text: 'Storm from the west at 16:30. Please come back to the shore now.', asksBack: true },
        { id: 'car-park', text: 'The car park closes at 21:00.', asksBack: false },
      ],
    }),
    'one more hour is kept': state({
      from: -110,
      to: 9,
      sessions: boards(1, out),
      actions: { extension: { ...hour, held: { until: at(9), waitsFor: 'payment' } } },
    }),
    'just late': state({ from: -123, to: -3, sessions: boards(1, out), lateCost: lateCost(-7) }),
    late: state({ from: -155, to: -35, sessions: boards(2, out), lateCost: lateCost(20) }),
    'late and asked after': state({
      from: -255,
      to: -135,
      sessions: boards(1, out),
      lateCost: lateCost(120, 'full-hours'),
      returns: { ...returns, notBack: { since: at(-60), saidFineAt: null } },
    }),
    'late by a day, and somebody is fine': state({
      from: -1600,
      to: -1480,
      sessions: boards(1, out),
      overtime: { ...overtime, state: 'charging' },
      returns: { ...returns, notBack: { since: at(-60), saidFineAt: at(-5) } },
    }),
    'in question': state({ ...running, sessions: boards(1, out), returns: { ...returns, questions: [question] } }),
    'cannot be taken back': state({
      ...running,
      sessions: [board(0, out), board(1, out)],
      returns: { ...returns, questions: [{ ...question, why: 'cannot-return' }] },
    }),
    'answered: it was not there': state({
      ...ended,
      sessions: boards(1, back),
      returns: { ...returns, questions: [{ ...question, answer: { wasThere: false, backAt: at(-65) } }] },
    }),
    'answered: it is not there': state({
      ...running,
      sessions: boards(1, out),
      returns: { ...returns, questions: [{ ...question, answer: { wasThere: false, backAt: null } }] },
    }),
    'answered: it was there': state({
      ...ended,
      sessions: boards(1, back),
      returns: { ...returns, questions: [{ ...question, answer: { wasThere: true, backAt: at(-65) } }] },
    }),
    finished: state({
      ...ended,
      sessions: boards(2, back),
      actions: { canConfirm: true },
      returns: { ...returns, forgotten: [{ sessionId: 'first', lockerNumber: 3, until: at(9) }] },
      review: 'may-write',
    }),
    'finished, two doors open again': state({
      ...ended,
      sessions: boards(2, back),
      returns: {
        ...returns,
        forgotten: [
          { sessionId: 'first', lockerNumber: 3, until: at(9) },
          { sessionId: 'second', lockerNumber: 12, until: at(9) },
        ],
      },
      review,
    }),
    'finished and confirmed': state({
      ...ended,
      sessions: boards(1, back),
      confirmedAt: at(-50),
      refundedInCents: 2500,
      refundParts: [{ kind: 'card', amountInCents: 2500, isWaiting: false }],
      laterRefundedInCents: 1500,
      review: { ...review, status: 'refused', refusedBecause: 'not-about-the-rental' },
    }),
    missed: state({ ...ended, sessions: boards(1, { status: 'cancelled' }) }),
    'missed with money back': state({
      ...ended,
      sessions: boards(1, { status: 'cancelled' }),
      refundedInCents: 4000,
      refundParts: [{ kind: 'card', amountInCents: 4000, isWaiting: false }],
    }),
    'cancelled with money back': state({
      ...cancelled,
      sessions: boards(2, gone),
      refundedInCents: 3600,
      refundParts: [
        { kind: 'card', amountInCents: 2000, isWaiting: false },
        { kind: 'gift-card', amountInCents: 1600, isWaiting: false },
      ],
      cancelledBy: 'customer',
    }),
    'cancelled too late': state({ ...cancelled, cancelledBy: 'customer' }),
    'cancelled by us, the station is closed': state({
      ...cancelled,
      refundedInCents: 4000,
      refundParts: [{ kind: 'card', amountInCents: 4000, isWaiting: false }],
      cancelledBy: 'operator',
      stationStatus: 'disabled',
    }),
    'cancelled, the station is silent': state({
      ...cancelled,
      refundParts: [{ kind: 'card', amountInCents: 3600, isWaiting: true }],
      awaitsStation: true,
    }),
    'refunded by transfer, account needed': state({
      ...cancelled,
      refundParts: [{ kind: 'bank', amountInCents: 3600, isWaiting: true }],
      transfers: [{ id: 'transfer', amountInCents: 3600, status: 'account-needed' }],
    }),
    'refunded by transfer, on its way and paid': state({
      ...cancelled,
      refundedInCents: 1800,
      refundParts: [
        { kind: 'bank', amountInCents: 1800, isWaiting: true },
        { kind: 'bank', amountInCents: 1800, isWaiting: false },
      ],
      transfers: [
        { id: 'given', amountInCents: 1800, status: 'account-given' },
        { id: 'paid', amountInCents: 1800, status: 'paid' },
      ],
    }),
    'overtime charged': state(charged({ state: 'charged', amountInCents: 3000, decidedInCents: 6000 })),
    'overtime owed and doubled': state(charged({ state: 'owed', isDoubled: true, totalInCents: 12_000 })),
    'overtime objected': state(charged({ state: 'objected', objection, canObject: false })),
    'overtime dropped': state(
      charged({
        state: 'dropped',
        amountInCents: 0,
        canObject: false,
        objection: { ...objection, answer: { decision: 'dropped', reason: objection.text, at: at(-1) } },
      }),
    ),
    'damage to answer': state(asked({})),
    'damage contested': state(asked({ status: 'contested', canAnswer: false, answer: claim.note })),
    'damage owed': state(asked({ status: 'owed', canAnswer: false, decisionReason: claim.note })),
    'damage dropped': state(asked({ status: 'dropped', canAnswer: false, decisionReason: claim.note })),
    'problem with offers': state(reported({ offers: ['another-locker', 'money-back'] })),
    'problem, another locker': state(
      reported({ remedy: 'another-locker', replacement: { state: 'ready', keptUntil: at(12) }, resolvedAt: at(-1) }),
    ),
    'problem, another locker waits': state({
      ...reported({
        remedy: 'another-locker',
        replacement: { state: 'waiting', keptUntil: at(12) },
        offers: ['money-back'],
      }),
      sessions: [board(0, out), board(1, { code: null, isReplacement: true })],
    }),
    'problem, another locker gone': state(
      reported({ remedy: 'another-locker', replacement: { state: 'over', keptUntil: at(-12) } }),
    ),
    'problem, money back when it is back': state(
      reported({ remedy: 'money-back', moneyBack: { ...moneyBack, isOut: true, isWhole: false } }),
    ),
    'problem, part of the money back': state(
      reported({ remedy: 'money-back', moneyBack: { ...moneyBack, isWhole: false } }),
    ),
    'dialog: cancel some of three boards': state({
      ...coming,
      sessions: boards(3),
      actions: { canCancel: true, cancellableSessionIds: ids },
      preview: {
        refundInCents: 3600,
        parts: [
          { kind: 'card', amountInCents: 2600, isWaiting: true },
          { kind: 'gift-card', amountInCents: 1000, isWaiting: true },
        ],
        paidInCents: 12_000,
        passChargeInCents: 1500,
        awaitsStation: false,
        cancelled: false,
      },
      opens: 'button:has(.lucide-circle-x)',
    }),
    'dialog: one more hour': state({
      ...running,
      sessions: boards(1, out),
      actions: { extension: hour, canExtend: true },
      preview: { ...hour, extended: false, payUrl: null, heldUntil: null },
      opens: 'button:has(.lucide-alarm-clock-plus)',
    }),
    'dialog: one more hour is kept': state({
      ...running,
      sessions: boards(1, out),
      actions: { extension: { ...hour, held: { until: at(9), waitsFor: 'payment' } } },
      preview: { ...hour, extended: false, payUrl: null, heldUntil: at(9) },
      opens: 'button:has(.lucide-alarm-clock-plus)',
    }),
    'dialog: no more time': state({
      ...running,
      sessions: boards(1, out),
      actions: { extension: hour, canExtend: true },
      preview: 'The station closes at 22:00, and the next customer has booked this board from 21:15.',
      opens: 'button:has(.lucide-alarm-clock-plus)',
    }),
    'dialog: open the door': state({
      from: 8,
      to: 128,
      actions: { canOpenDoor: true },
      opens: 'button:has(.lucide-door-open)',
    }),
    'dialog: take the ticket back': state({
      ...coming,
      sharing: [sharing('first', { sharedAt: at(-30), canTakeBack: true })],
      opens: 'button:has(.lucide-undo-2)',
    }),
    'dialog: report a problem': state({ ...reported({}), opens: '#problems button' }),
    'dialog: object to overtime': state({ ...charged({}), opens: '#overtime button' }),
    'dialog: agree to pay for damage': state({ ...asked({}), opens: '#claims button' }),
    'dialog: contest the damage': state({ ...asked({}), opens: '#claims button + button' }),
  };
}
