import { z } from 'zod';
import { PingData } from './admin/entities.ts';
import { BroadcastKind } from './broadcast-kind.ts';
import { Cents, Id, LockerNumber, MomentText, StationId } from './fields.ts';
import { isWithin } from './is-within.ts';
import { OpeningPeriod } from './opening-period.ts';
import {
  ItemKind,
  ItemStatus,
  LockerStatus,
  OvertimeBilling,
  ProblemKind,
  QuestionedBecause,
  SessionStatus,
  StationStatus,
} from './states.ts';
import { StoredPrefs } from './station-prefs.ts';

/**
 * The socket between a station's program and the server: JSON-RPC 2.0 both ways (see `rpc-peer.ts`), one frame per
 * message. A station learns its own door codes as salted hashes, never names, addresses or phone numbers.
 *
 *   station ─ hello ─▶ server        who I am, which boot, my clock, how far my journal goes
 *   station ─ events ─▶ server       what the journal holds beyond the server's acknowledgement, oldest first
 *   server ─ setStation, setLockers, setSessions(complete) ─▶ station, then changes as they happen
 *   station ─ ping ─▶ server         every PING_INTERVAL
 *   station ─ extend ─▶ server       somebody at the screen wants one more hour
 */

const Rfids = z.array(z.string().max(128)).max(200);

export const OvertimeTerms = z.object({
  pricePerHourInCents: z.number(),
  maxOvertimeInSeconds: z.number(),
  overtimeBilling: OvertimeBilling,
});
export type OvertimeTerms = z.infer<typeof OvertimeTerms>;

/** Enough for a station to check a code without the network. */
export const LinkSession = z.object({
  id: Id,
  status: SessionStatus,
  lockerNumber: LockerNumber,
  start: MomentText,
  end: MomentText,
  codeSalt: z.string(),
  /** SHA-256 of `codeText`, as hex. */
  codeHash: z.string(),
  /** SHA-256 of `guardedCodeText`, as hex; null where no phone number is known. */
  guardedCodeHash: z.string().nullable(),
  /** The session that this one replaces. From then on the other's door no longer opens for forgotten things. */
  replaces: Id.nullable().default(null),
  /** What being late costs, by the tariff of the booking. An older server doesn't tell. */
  overtime: OvertimeTerms.optional(),
  /** Grows with each change of the session; an older revision never overwrites a newer one. */
  revision: z.int(),
});
export type LinkSession = z.infer<typeof LinkSession>;

export const codeText = (salt: string, code: string): string => `${salt}:${code}`;
/** After too many wrong codes, the keypad asks for the code plus the last two digits of the renter's phone. */
export const guardedCodeText = (salt: string, code: string, phoneDigits: string): string =>
  `${salt}:${code}:${phoneDigits}`;

export const LinkLocker = z.object({
  number: LockerNumber,
  status: LockerStatus,
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Only the board decides whether a session has ended. */
      kind: ItemKind,
      rfid: z.string(),
      canOpenDoor: z.boolean(),
      status: ItemStatus,
    }),
  ),
});
export type LinkLocker = z.infer<typeof LinkLocker>;

/** The reason shown on a closed station's screen. A program treats an unknown reason as none. */
export const ClosedBecause = BroadcastKind.extract(['storm', 'wind', 'thunder', 'water']);
export type ClosedBecause = z.infer<typeof ClosedBecause>;

/** The warning on an open station's screen. A program shows an unknown kind as a message to read. */
export const WarningKind = BroadcastKind.exclude(['closed']);
export type WarningKind = z.infer<typeof WarningKind>;

/** What the touch screen tells somebody without a booking. */
const WalkUpTerms = z.object({
  /** The full address of the station's page, for a QR code. */
  url: z.string(),
  pricePerHourInCents: z.number(),
  startingFeeInCents: z.number(),
  minDurationInSeconds: z.number(),
  maxDurationInSeconds: z.number(),
  turnaroundInSeconds: z.number(),
});
export type WalkUpTerms = z.infer<typeof WalkUpTerms>;

export const LinkStation = z.object({
  id: StationId,
  name: z.string(),
  status: StationStatus,
  timeZone: z.string(),
  openTimeInSeconds: z.int(),
  closeTimeInSeconds: z.int(),
  openingPeriods: z.array(OpeningPeriod).optional(),
  daylightMarginInSeconds: z.int().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  phone: z.string(),
  /** Closures of the whole station, present and future. */
  closures: z
    .array(z.object({ start: MomentText, end: MomentText, because: ClosedBecause.nullable().catch(null) }))
    .optional(),
  /** Broadcasts that didn't close the station, from the moment they were sent. */
  warnings: z.array(z.object({ start: MomentText, end: MomentText, kind: WarningKind.catch('other') })).optional(),
  /** Absent where nothing is for sale, and from an older server. */
  walkUp: WalkUpTerms.optional(),
  prefs: StoredPrefs,
});
export type LinkStation = z.infer<typeof LinkStation>;

/** A command is carried out before `expiresAt` (the server's clock) or never, and once per id. */
const command = { commandId: Id, expiresAt: MomentText };

/** Calls from the server to a station. */
export const toStation = {
  open: {
    /** With a session the door opens for its renter, like a code at the keypad; without one, for staff. */
    params: z.object({ ...command, lockerNumber: LockerNumber, sessionId: Id.nullable() }),
    /** True only when the door's sensor confirmed it. */
    result: z.object({ success: z.boolean() }),
  },
  scan: {
    params: z.object({ ...command, lockerNumber: LockerNumber }),
    result: z.object({ rfids: Rfids, isOpen: z.boolean() }),
  },
  readCard: { params: z.object(command), result: z.object({ rfids: Rfids }) },
  exec: {
    params: z.object({ ...command, command: z.string().max(2000) }),
    result: z.object({ output: z.string() }),
  },
  /** Answers when the update has started, which takes minutes. The event `updated` reports the end. */
  update: { params: z.object(command), result: z.object({ success: z.boolean() }) },
  setStation: { params: LinkStation, result: z.object({}) },
  setLockers: { params: z.object({ lockers: z.array(LinkLocker) }), result: z.object({}) },
  /** Answers once it's safely on the station's disk: from then on a removed session's code opens nothing. */
  setSessions: {
    params: z.object({ sessions: z.array(LinkSession), removed: z.array(Id), complete: z.boolean() }),
    /**
     * `kept`: sessions that were to go but have started here, with the journal still on its way. Their codes stay
     * known, and a cancellation's refund waits.
     */
    result: z.object({ kept: z.array(Id).default([]) }),
  },
} as const;

/** Calls that a person triggers; we store them before sending. */
export const StationCommand = z.enum(['open', 'scan', 'readCard', 'exec', 'update']);
export type StationCommand = z.infer<typeof StationCommand>;

/** Staff actions on the station's own screen; `refused` is a wrong PIN. */
export const ScreenAction = z.enum(['entered', 'opened', 'scanned', 'read-card', 'refused']);
export type ScreenAction = z.infer<typeof ScreenAction>;

/** Sequence numbers have no gaps within a boot; number and boot together identify an event. */
const happened = { sequence: z.int().min(1), at: MomentText, monotonicInMs: z.number() };

export const StationEvent = z.discriminatedUnion('type', [
  z.object({
    ...happened,
    type: z.literal('door-opened'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
    commandId: Id.nullable(),
    /** `hand`: the sensor saw a door open that nobody had asked for. */
    by: z.enum(['code', 'paddle', 'server', 'staff', 'hand']),
  }),
  z.object({
    ...happened,
    type: z.literal('door-closed'),
    lockerNumber: LockerNumber,
    /** Null when the reader didn't answer. */
    rfids: Rfids.nullable(),
  }),
  z.object({
    ...happened,
    type: z.literal('session-started'),
    /** Where the board was really collected: another locker than assigned if that one's door had jammed. */
    lockerNumber: LockerNumber,
    sessionId: Id,
    /** Tags seen before collection. */
    baseline: Rfids.nullable(),
  }),
  z.object({
    ...happened,
    type: z.literal('session-finished'),
    lockerNumber: LockerNumber,
    sessionId: Id,
    missingItemIds: z.array(Id),
    by: z.enum(['code', 'paddle', 'server', 'staff']),
  }),
  z.object({
    ...happened,
    type: z.literal('door-jammed'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
  }),
  z.object({
    ...happened,
    type: z.literal('locker-disabled'),
    lockerNumber: LockerNumber,
    /** `not-checked`: the session ended while the reader was silent, so nobody knows whether the board is inside. */
    reason: z.enum(['board-missing', 'door-jammed', 'not-checked']),
  }),
  /**
   * The renter says that the board is back, and the station can't see it: the clock stops until staff have looked.
   * `cannot-return`: the door didn't even open.
   */
  z.object({
    ...happened,
    type: z.literal('return-questioned'),
    lockerNumber: LockerNumber,
    sessionId: Id,
    why: QuestionedBecause,
  }),
  /** The renter says that the board is still out after all. */
  z.object({ ...happened, type: z.literal('return-withdrawn'), lockerNumber: LockerNumber, sessionId: Id }),
  /** Somebody came back for forgotten things and took the board as well. This comes before the door's closing event. */
  z.object({ ...happened, type: z.literal('session-reopened'), lockerNumber: LockerNumber, sessionId: Id }),
  /** Once per opening. */
  z.object({
    ...happened,
    type: z.literal('door-left-open'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
    openedAt: MomentText,
  }),
  /** A report by the renter, who has typed the code. `unsafe` has already taken the locker out of service. */
  z.object({
    ...happened,
    type: z.literal('problem-reported'),
    lockerNumber: LockerNumber,
    sessionId: Id,
    what: ProblemKind,
  }),
  z.object({ ...happened, type: z.literal('keypad-locked'), seconds: z.int(), wrongInADay: z.int() }),
  /** From now on the keypad also asks for the phone's last two digits. */
  z.object({ ...happened, type: z.literal('keypad-guarded'), wrongInADay: z.int() }),
  z.object({
    ...happened,
    type: z.literal('staff-acted'),
    action: ScreenAction,
    lockerNumber: LockerNumber.nullable(),
  }),
  /** An update has ended. `version` is that of the reporting program. */
  z.object({
    ...happened,
    type: z.literal('updated'),
    succeeded: z.boolean(),
    version: z.string().max(64),
    output: z.string().max(2000),
  }),
  z.object({ ...happened, type: z.literal('fault'), title: z.string().max(200), data: z.unknown() }),
]);
export type StationEvent = z.infer<typeof StationEvent>;

/** An event with the most tags that a locker can hold has 27,000 characters; no kind has more than three levels. */
const EVENT_BOUNDS = { levels: 12, characters: 64_000 };

/** Enough to store and acknowledge an event; the server parks one that it can't read further. */
const Envelope = z.looseObject({ ...happened, type: z.string().max(64), isTooLarge: z.boolean().optional() });
export type EventEnvelope = z.infer<typeof Envelope>;

/** An event without its details. */
export const bareEvent = ({ sequence, at, monotonicInMs, type }: EventEnvelope): EventEnvelope => ({
  sequence,
  at,
  monotonicInMs,
  type,
});

/** An event too big for the databases keeps only its envelope. Refused, it would be sent again for ever. */
const EventEnvelope = Envelope.transform((event) =>
  isWithin(event, EVENT_BOUNDS) ? event : { ...bareEvent(event), isTooLarge: true },
);

export const MAX_EVENTS_PER_FRAME = 200;

const MAX_NETWORK_TYPE_CHARACTERS = 40;

/** Too long a text is cut, not refused: the ping is a sign of life all the same. */
const LinkPing = PingData.extend({
  networkType: z.string().overwrite((text) => text.slice(0, MAX_NETWORK_TYPE_CHARACTERS)),
});

/** Reasons that the screen shows for refusing one more hour. */
export const HourRefusal = z.enum([
  'already-extended',
  'over',
  'past-closing',
  'no-boards',
  'price-changed',
  'not-extendable',
]);
export type HourRefusal = z.infer<typeof HourRefusal>;

const Hour = { priceInCents: Cents, end: MomentText };

const HourAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('offered'), ...Hour }),
  z.object({ outcome: z.literal('extended'), ...Hour }),
  /** The card didn't pay; the renter's phone got a link to do so. */
  z.object({ outcome: z.literal('to-pay'), ...Hour, heldUntil: MomentText }),
  /** The bank hasn't answered yet; we'll ask again. */
  z.object({ outcome: z.literal('waiting'), ...Hour, heldUntil: MomentText }),
  z.object({ outcome: z.literal('refused'), reason: HourRefusal }),
]);
export type HourAnswer = z.infer<typeof HourAnswer>;

/** Calls from a station to the server. */
export const toServer = {
  hello: {
    params: z.object({
      bootId: Id,
      version: z.string().max(64),
      time: MomentText,
      /** The newest unacknowledged event: once it's stored, the server knows everything before it. */
      newestEvent: z
        .object({ bootId: Id, sequence: z.int().min(1) })
        .nullable()
        .default(null),
    }),
    result: z.object({
      stationId: StationId,
      time: MomentText,
      pingIntervalInSeconds: z.int(),
      /** The last stored event of each boot; empty for a station new to the server. */
      acknowledged: z.record(Id, z.int()),
    }),
  },
  ping: { params: LinkPing, result: z.object({ time: MomentText }) },
  events: {
    params: z.object({
      bootId: Id,
      /** The monotonic clock when this frame was sent, for ages; null for events of an earlier boot. */
      monotonicInMs: z.number().nullable(),
      events: z.array(EventEnvelope).min(1).max(MAX_EVENTS_PER_FRAME),
    }),
    /** Everything up to this sequence number of the boot is stored, parked events included. */
    result: z.object({ acknowledged: z.int() }),
  },
  /** For a session's renter, who has typed the code. `preview` only asks for the price. */
  extend: {
    params: z.object({
      sessionId: Id,
      preview: z.boolean(),
      /** The price on the screen. If it has changed by now, nothing happens. */
      priceInCents: Cents.nullable(),
    }),
    result: HourAnswer,
  },
} as const;

export type ToStation = keyof typeof toStation;
