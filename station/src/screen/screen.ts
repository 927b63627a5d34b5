import { ItemKind, Locale, ProblemKind } from '@laine/contract/states.ts';
import { ClosedBecause, HourRefusal, WarningKind } from '@laine/contract/station-link.ts';
import { z } from 'zod';

/**
 * The state of the touch screen. The program alone decides it; the page draws it and reports touches. The page has the
 * texts, so here are facts only.
 *
 *   start ─▶ code ─▶ opening ─▶ open ─(door closes)─▶ checking ─▶ collected | still-out | returned | missing | in-question
 *                       └─▶ jammed ─▶ another locker opens, or help
 *   start ─▶ code (extend) ─▶ extend: asking ─▶ offered ─▶ asking ─▶ extended | to-pay | waiting | refused
 *   start ─▶ code (report) ─▶ report: nothing chosen ◀─▶ chosen ─▶ reported
 *   start ◀── done, back, or PAGE_TIMEOUT without a touch
 */
const Lockered = { lockerNumber: z.int() };

/** The page has a word for a known kind in the reader's language; for others it shows staff's own name. */
export const Thing = z.object({ name: z.string(), kind: ItemKind });
export type Thing = z.infer<typeof Thing>;

export const View = z.discriminatedUnion('name', [
  z.object({ name: z.literal('start') }),
  z.object({
    name: z.literal('code'),
    intent: z.enum(['open', 'return', 'extend', 'report']),
    /** After too many wrong codes the screen asks for the phone's last two digits as well. */
    asksForPhoneDigits: z.boolean(),
    problem: z
      .discriminatedUnion('what', [
        z.object({ what: z.literal('wrong-code'), triesLeft: z.int() }),
        z.object({ what: z.literal('too-early'), from: z.string() }),
        z.object({ what: z.literal('locker-taken') }),
        z.object({ what: z.literal('locker-off') }),
        z.object({ what: z.literal('over') }),
        z.object({ what: z.literal('not-collected') }),
        z.object({ what: z.literal('unknown-tag') }),
        z.object({ what: z.literal('no-collection') }),
        z.object({ what: z.literal('too-late-to-report') }),
      ])
      .nullable(),
  }),
  z.object({ name: z.literal('locked-out'), waitInSeconds: z.int() }),
  z.object({ name: z.literal('opening'), ...Lockered }),
  z.object({
    name: z.literal('open'),
    ...Lockered,
    purpose: z.enum(['collect', 'again', 'return', 'forgotten', 'staff']),
    /** Things that belong in the locker. */
    items: z.array(Thing),
    endsAt: z.string().nullable(),
    /** The renter's clock stopped then, because the return is in question. */
    stoppedAt: z.string().nullable(),
  }),
  z.object({ name: z.literal('checking'), ...Lockered }),
  z.object({
    name: z.literal('collected'),
    ...Lockered,
    endsAt: z.string(),
    /** The door closed with the board still in the locker: the code opens it again, 'return' ends the rental. */
    isBoardInside: z.boolean(),
  }),
  /** The door closed and the board isn't back: the rental goes on. */
  z.object({ name: z.literal('still-out'), ...Lockered, endsAt: z.string() }),
  /** The renter says that it's back, but nobody sees it: the clock has stopped, staff will look. */
  z.object({ name: z.literal('in-question'), ...Lockered, stoppedAt: z.string() }),
  z.object({ name: z.literal('missing'), ...Lockered, items: z.array(Thing) }),
  z.object({
    name: z.literal('returned'),
    ...Lockered,
    wasLate: z.boolean(),
    /** The most that being late costs for this board; unset where the station can't know. */
    feeInCents: z.int().optional(),
  }),
  z.object({
    name: z.literal('jammed'),
    ...Lockered,
    isReturn: z.boolean(),
    canTryAnother: z.boolean(),
    /** From then on a board that can't be brought back costs nothing. */
    stoppedAt: z.string().nullable(),
  }),
  z.object({
    name: z.literal('extend'),
    hour: z.discriminatedUnion('what', [
      z.object({ what: z.literal('asking') }),
      z.object({ what: z.literal('offered'), priceInCents: z.int(), endsAt: z.string() }),
      z.object({ what: z.literal('extended'), endsAt: z.string() }),
      /** The renter's phone got a link to pay; the hour is kept until then. */
      z.object({ what: z.literal('to-pay'), priceInCents: z.int(), until: z.string() }),
      z.object({ what: z.literal('waiting'), until: z.string() }),
      z.object({ what: z.literal('refused'), reason: z.enum([...HourRefusal.options, 'no-answer']) }),
    ]),
  }),
  /** Two steps: choose the problem, then send it. */
  z.object({
    name: z.literal('report'),
    ...Lockered,
    /** The board is out, so a problem with its return stops the clock. */
    isUnderWay: z.boolean(),
    chosen: ProblemKind.nullable(),
  }),
  z.object({
    name: z.literal('reported'),
    ...Lockered,
    what: ProblemKind,
    /** From then on a board that can't be brought back costs nothing. */
    stoppedAt: z.string().nullable(),
    /** In the first minutes the booking page offers another locker or the money. */
    mayBeMadeGood: z.boolean(),
  }),
  z.object({ name: z.literal('help') }),
  /** While `waitInSeconds` isn't zero, no PIN is accepted. */
  z.object({ name: z.literal('pin'), isWrong: z.boolean(), waitInSeconds: z.int() }),
  z.object({
    name: z.literal('staff'),
    lockers: z.array(
      z.object({
        number: z.int(),
        status: z.enum(['free', 'rented', 'disabled']),
        isOpen: z.boolean().nullable(),
        rfids: z.array(z.string()).nullable(),
        items: z.array(Thing.extend({ rfid: z.string() })),
      }),
    ),
    /** Parts of the hardware with a silent device. */
    silentParts: z.array(z.enum(['doors', 'box-readers', 'card-reader'])),
    /** The last tag held to the reader. */
    card: z.string().nullable(),
    bootedAt: z.string(),
    version: z.string(),
    unsentEvents: z.int(),
    busy: z.boolean(),
    note: z.enum(['opened', 'did-not-open', 'scanned', 'reader-silent', 'waiting-for-card']).nullable(),
  }),
]);
export type View = z.infer<typeof View>;

export const Screen = z.object({
  view: View,
  locale: Locale,
  languages: z.array(Locale),
  stationName: z.string(),
  /** The wall of lockers, from left to right. */
  lockerNumbers: z.array(z.int()),
  timeZone: z.string(),
  /** The best known time, for the corner and for countdowns. */
  now: z.string(),
  contactPhone: z.string().nullable(),
  /** False without a PIN: then nothing leads there. */
  hasStaffPage: z.boolean(),
  isOnline: z.boolean(),
  /** A board is out, and the server can be asked for one more hour. */
  canExtend: z.boolean(),
  /** Why nothing is given out right now; returns always work. */
  closed: z
    .enum(['closed', 'out-of-service', 'return-only', 'after-hours', 'not-set-up', ...ClosedBecause.options])
    .nullable(),
  opensAt: z.string().nullable(),
  /** The current warning. It stays even when the station is closed to all but renters with a booking. */
  warning: z.object({ kind: WarningKind, until: z.string() }).nullable(),
  /** For somebody without a booking; null while nobody can have a board. */
  walkUp: z
    .object({
      /** Of the station's page, for a QR code. */
      url: z.string(),
      free: z.int(),
      /** Set if none is free and the station knows when one will be. */
      nextFreeAt: z.string().nullable(),
      minutes: z.int(),
      priceInCents: z.int(),
    })
    .nullable(),
  pageTimeoutInSeconds: z.int(),
});
export type Screen = z.infer<typeof Screen>;

/** Everything that a finger can do. An action that doesn't fit the current view is ignored: the screen had moved on. */
export const Touch = z.discriminatedUnion('type', [
  z.object({ type: z.literal('collect') }),
  z.object({ type: z.literal('return') }),
  z.object({ type: z.literal('extend') }),
  z.object({ type: z.literal('confirm-extend') }),
  z.object({ type: z.literal('report') }),
  z.object({ type: z.literal('choose-problem'), what: ProblemKind }),
  z.object({ type: z.literal('confirm-problem') }),
  z.object({ type: z.literal('help') }),
  z.object({ type: z.literal('back') }),
  /** Keeps the page from going back to the start while somebody reads or types. */
  z.object({ type: z.literal('stay') }),
  z.object({ type: z.literal('language'), locale: Locale }),
  z.object({
    type: z.literal('code'),
    code: z.string().regex(/^\d{4}$/),
    phoneDigits: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
  }),
  z.object({ type: z.literal('try-again') }),
  z.object({ type: z.literal('another-locker') }),
  z.object({ type: z.literal('confirm-missing') }),
  /** The board isn't in the locker after all. */
  z.object({ type: z.literal('still-with-me') }),
  z.object({ type: z.literal('staff') }),
  z.object({ type: z.literal('pin'), pin: z.string().regex(/^\d{6}$/) }),
  z.object({ type: z.literal('staff-open'), lockerNumber: z.int() }),
  z.object({ type: z.literal('staff-scan'), lockerNumber: z.int() }),
  z.object({ type: z.literal('staff-read-card') }),
]);
export type Touch = z.infer<typeof Touch>;

/** The result of a code, for scripts that press the keypad and for tests. */
export type KeypadOutcome = {
  outcome:
    | 'opened'
    | 'wrong-code'
    | 'locked-out'
    | 'too-early'
    | 'locker-taken'
    | 'locker-off'
    | 'over'
    | 'not-collected'
    | 'no-collection'
    | 'jammed'
    | 'phone-digits-needed'
    | 'busy';
  lockerNumber?: number;
  waitInSeconds?: number;
};
