import { z } from 'zod';
import { BroadcastKind } from './broadcast-kind.ts';
import { OpeningPeriod } from './opening-period.ts';
import { PingData } from './admin/entities.ts';
import { isWithin } from './is-within.ts';
import { Cents, Id, LockerNumber, MomentText, StationId } from './fields.ts';
import {
  ItemKind,
  ItemStatus,
  LockerStatus,
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

/** What a station must know of a session to check its code without the network. */
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
  /** The session whose board it stands in for: from then on that one's door does not open for forgotten things. */
  replaces: Id.nullable().default(null),
  /** Grows with each change of the session; an older revision never overwrites a newer one. */
  revision: z.int(),
});
export type LinkSession = z.infer<typeof LinkSession>;

export const codeText = (salt: string, code: string): string => `${salt}:${code}`;
/** What a keypad that was guessed at too often asks for: the code and the last two digits of the renter's phone. */
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

/** Why a station is closed, as far as its screen says so; a reason that a program does not know is none to it. */
export const ClosedBecause = BroadcastKind.extract(['storm', 'wind', 'thunder', 'water']);
export type ClosedBecause = z.infer<typeof ClosedBecause>;

/** What the screen of an open station warns of; to a program that does not know the kind it is a message to be read. */
export const WarningKind = BroadcastKind.exclude(['closed']);
export type WarningKind = z.infer<typeof WarningKind>;

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
  /** When the whole station is closed, now or later. */
  closures: z
    .array(z.object({ start: MomentText, end: MomentText, because: ClosedBecause.nullable().catch(null) }))
    .optional(),
  /** What everybody was told without closing the station, from its sending on. */
  warnings: z.array(z.object({ start: MomentText, end: MomentText, kind: WarningKind.catch('other') })).optional(),
  prefs: StoredPrefs,
});
export type LinkStation = z.infer<typeof LinkStation>;

/** A command is carried out before `expiresAt` (the server's clock) or never, and once for its id. */
const command = { commandId: Id, expiresAt: MomentText };

/** Calls of the server to a station. */
export const toStation = {
  open: {
    /** With a session the door opens for its renter, as with the code at the keypad; without one for staff. */
    params: z.object({ ...command, lockerNumber: LockerNumber, sessionId: Id.nullable() }),
    /** True only when the door's sensor said so. */
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
  /** Answered when it has begun: it takes minutes and may restart the program. The event `updated` tells of its end. */
  update: { params: z.object(command), result: z.object({ success: z.boolean() }) },
  setStation: { params: LinkStation, result: z.object({}) },
  setLockers: { params: z.object({ lockers: z.array(LinkLocker) }), result: z.object({}) },
  /** Answered once it is safely on the station's disk: then a removed session's code opens nothing there. */
  setSessions: {
    params: z.object({ sessions: z.array(LinkSession), removed: z.array(Id), complete: z.boolean() }),
    /**
     * `kept`: sessions that should go but have started here, with the journal still on its way. Their codes stay known,
     * and the refund of a cancellation waits.
     */
    result: z.object({ kept: z.array(Id).default([]) }),
  },
} as const;

/** The calls to a station that somebody asks for; they are written down before they are sent. */
export const StationCommand = z.enum(['open', 'scan', 'readCard', 'exec', 'update']);
export type StationCommand = z.infer<typeof StationCommand>;

/** What staff do on the station's own screen; `refused` is a wrong PIN. */
export const ScreenAction = z.enum(['entered', 'opened', 'scanned', 'read-card', 'refused']);
export type ScreenAction = z.infer<typeof ScreenAction>;

/** Sequence numbers count within a boot without gaps; together they make each event unique. */
const happened = { sequence: z.int().min(1), at: MomentText, monotonicInMs: z.number() };

export const StationEvent = z.discriminatedUnion('type', [
  z.object({
    ...happened,
    type: z.literal('door-opened'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
    commandId: Id.nullable(),
    /** `hand`: the sensor saw a door open that nobody had asked to. */
    by: z.enum(['code', 'paddle', 'server', 'staff', 'hand']),
  }),
  z.object({
    ...happened,
    type: z.literal('door-closed'),
    lockerNumber: LockerNumber,
    /** Null when the reader did not answer. */
    rfids: Rfids.nullable(),
  }),
  z.object({
    ...happened,
    type: z.literal('session-started'),
    /** Where it was really collected; another locker than assigned when that one's door had jammed. */
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
    /** `not-checked`: a session ended while the reader was silent, so nobody knows whether its board is inside. */
    reason: z.enum(['board-missing', 'door-jammed', 'not-checked']),
  }),
  /**
   * The renter says that the board is back, and the station cannot see it: the clock stops here until staff have looked.
   * `cannot-return`: the door did not even open.
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
  /** Somebody came back for forgotten things and took the board as well. It comes before the closing of its door. */
  z.object({ ...happened, type: z.literal('session-reopened'), lockerNumber: LockerNumber, sessionId: Id }),
  /** Once per opening. */
  z.object({
    ...happened,
    type: z.literal('door-left-open'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
    openedAt: MomentText,
  }),
  /** The renter, who has typed the code, says what is wrong. `unsafe` has taken the locker out of service already. */
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
  /** An update has ended. `version` is that of the program which tells it. */
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

/** An event that needs the most tags a locker can hold has 27,000 characters; no kind has more than three levels. */
const EVENT_BOUNDS = { levels: 12, characters: 64_000 };

/** Enough to store and acknowledge an event; one that the server cannot read further is parked. */
const Envelope = z.looseObject({ ...happened, type: z.string().max(64), isTooLarge: z.boolean().optional() });
export type EventEnvelope = z.infer<typeof Envelope>;

/** What every event has, without what it tells. */
export const bareEvent = ({ sequence, at, monotonicInMs, type }: EventEnvelope): EventEnvelope => ({
  sequence,
  at,
  monotonicInMs,
  type,
});

/** Of an event that no database should have to read only the bare one is kept: refused, it would come again for ever. */
const EventEnvelope = Envelope.transform((event) =>
  isWithin(event, EVENT_BOUNDS) ? event : { ...bareEvent(event), isTooLarge: true },
);

export const MAX_EVENTS_PER_FRAME = 200;

const MAX_NETWORK_TYPE_CHARACTERS = 40;

/** Too long a text is cut, not refused: the ping is a sign of life all the same. */
const LinkPing = PingData.extend({
  networkType: z.string().overwrite((text) => text.slice(0, MAX_NETWORK_TYPE_CHARACTERS)),
});

/** Why one more hour cannot be had, as far as the screen says. */
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

/** What came of asking for one more hour at the screen. */
const HourAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('offered'), ...Hour }),
  z.object({ outcome: z.literal('extended'), ...Hour }),
  /** The card did not pay; a link to do so was sent to the renter's phone. */
  z.object({ outcome: z.literal('to-pay'), ...Hour, heldUntil: MomentText }),
  /** The bank has not answered yet, and is asked again. */
  z.object({ outcome: z.literal('waiting'), ...Hour, heldUntil: MomentText }),
  z.object({ outcome: z.literal('refused'), reason: HourRefusal }),
]);
export type HourAnswer = z.infer<typeof HourAnswer>;

/** Calls of a station to the server. */
export const toServer = {
  hello: {
    params: z.object({
      bootId: Id,
      version: z.string().max(64),
      time: MomentText,
      /** The last event of the journal that is not acknowledged: once it is stored, the server knows all that happened before. */
      newestEvent: z
        .object({ bootId: Id, sequence: z.int().min(1) })
        .nullable()
        .default(null),
    }),
    result: z.object({
      stationId: StationId,
      time: MomentText,
      pingIntervalInSeconds: z.int(),
      /** The last event of each boot that is stored; empty for a station the server has never heard of. */
      acknowledged: z.record(Id, z.int()),
    }),
  },
  ping: { params: LinkPing, result: z.object({ time: MomentText }) },
  events: {
    params: z.object({
      bootId: Id,
      /** The monotonic clock when this frame was sent; null for events of an earlier boot. It tells ages without a wall clock. */
      monotonicInMs: z.number().nullable(),
      events: z.array(EventEnvelope).min(1).max(MAX_EVENTS_PER_FRAME),
    }),
    /** Everything up to this sequence number of the boot is stored; parked ones are counted in. */
    result: z.object({ acknowledged: z.int() }),
  },
  /** For the renter of a session, who has typed its code. With `preview` the price is only told. */
  extend: {
    params: z.object({
      sessionId: Id,
      preview: z.boolean(),
      /** What the screen showed. If it is another price by now, nothing happens. */
      priceInCents: Cents.nullable(),
    }),
    result: HourAnswer,
  },
} as const;

export type ToStation = keyof typeof toStation;
