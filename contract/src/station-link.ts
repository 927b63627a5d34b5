import { z } from 'zod';
import { PingData, PrefsInput } from './admin/entities.ts';
import { Id, LockerNumber, Moment } from './fields.ts';
import { ItemStatus, LockerStatus, SessionStatus } from './states.ts';

/**
 * The socket between a station's program and the server: JSON-RPC 2.0 both ways, one frame per message. A station
 * learns door codes as salted hashes and the last two digits of the renter's phone, never names or addresses.
 */

export const RpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string().max(64)]).optional(),
  method: z.string().max(64),
  params: z.unknown().optional(),
});
export const RpcResult = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string()]),
  result: z.unknown(),
});
export const RpcError = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.int(), z.string()]).nullable(),
  error: z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() }),
});
export const RpcFrame = z.union([RpcRequest, RpcResult, RpcError]);

/** What a station must know of a session to check its code without the network. */
export const LinkSession = z.object({
  id: Id,
  status: SessionStatus,
  lockerNumber: LockerNumber,
  start: Moment,
  end: Moment,
  codeSalt: z.string(),
  codeHash: z.string(),
  phoneDigitsHash: z.string().nullable(),
  /** Grows with each change of the session; an older revision never overwrites a newer one. */
  revision: z.int(),
});
export type LinkSession = z.infer<typeof LinkSession>;

export const LinkLocker = z.object({
  number: LockerNumber,
  status: LockerStatus,
  items: z.array(
    z.object({ id: Id, name: z.string(), rfid: z.string(), canOpenDoor: z.boolean(), status: ItemStatus }),
  ),
});

const doorTarget = { lockerNumber: LockerNumber, commandId: Id, expiresAt: Moment };

/** Calls of the server to a station. */
export const toStation = {
  open: { params: z.object(doorTarget), result: z.object({ success: z.boolean() }) },
  scan: {
    params: z.object({ lockerNumber: LockerNumber }),
    result: z.object({ rfids: z.array(z.string()), isOpen: z.boolean() }),
  },
  readCard: { params: z.object({ expiresAt: Moment }), result: z.object({ rfids: z.array(z.string()) }) },
  exec: {
    params: z.object({ commandId: Id, command: z.string(), expiresAt: Moment }),
    result: z.object({ output: z.string() }),
  },
  update: { params: z.object({ commandId: Id }), result: z.object({ success: z.boolean() }) },
  setPrefs: { params: z.object({ prefs: PrefsInput, revision: z.int() }), result: z.object({}) },
  setSessions: {
    params: z.object({ sessions: z.array(LinkSession), removed: z.array(Id), complete: z.boolean() }),
    result: z.object({}),
  },
  setLockers: { params: z.object({ lockers: z.array(LinkLocker), revision: z.int() }), result: z.object({}) },
} as const;

const happened = {
  /** Boot id and sequence number make each event unique; the server applies it once, in order. */
  bootId: Id,
  sequence: z.int().min(1),
  at: Moment,
  monotonicInMs: z.number(),
};

export const StationEvent = z.discriminatedUnion('type', [
  z.object({
    ...happened,
    type: z.literal('door-opened'),
    lockerNumber: LockerNumber,
    sessionId: Id.nullable(),
    commandId: Id.nullable(),
  }),
  z.object({ ...happened, type: z.literal('door-closed'), lockerNumber: LockerNumber, rfids: z.array(z.string()) }),
  z.object({ ...happened, type: z.literal('session-started'), lockerNumber: LockerNumber, sessionId: Id }),
  z.object({
    ...happened,
    type: z.literal('session-finished'),
    lockerNumber: LockerNumber,
    sessionId: Id,
    missingItemIds: z.array(Id),
    by: z.enum(['code', 'paddle', 'staff']),
  }),
  z.object({
    ...happened,
    type: z.literal('locker-changed'),
    lockerNumber: LockerNumber,
    status: LockerStatus,
    reason: z.string(),
  }),
  z.object({ ...happened, type: z.literal('door-jammed'), lockerNumber: LockerNumber, sessionId: Id.nullable() }),
  z.object({ ...happened, type: z.literal('keypad-locked'), untilInSeconds: z.int(), wrongToday: z.int() }),
  z.object({ ...happened, type: z.literal('staff-entered'), action: z.string() }),
  z.object({ ...happened, type: z.literal('fault'), title: z.string(), data: z.unknown() }),
]);
export type StationEvent = z.infer<typeof StationEvent>;

/** Calls of a station to the server. */
export const toServer = {
  hello: {
    params: z.object({ bootId: Id, version: z.string(), sessionsRevision: z.int(), time: Moment }),
    result: z.object({ time: Moment, acknowledged: z.int(), pingIntervalInSeconds: z.int() }),
  },
  ping: { params: PingData, result: z.object({ time: Moment }) },
  events: {
    params: z.object({ events: z.array(StationEvent).max(500) }),
    /** Everything up to this sequence number of the boot is stored; parked ones are counted in. */
    result: z.object({ bootId: Id, acknowledged: z.int() }),
  },
} as const;

export type ToStation = keyof typeof toStation;
export type ToServer = keyof typeof toServer;
