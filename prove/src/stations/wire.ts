import { ProblemKind } from '@laine/contract/states.ts';
import { z } from 'zod';

/**
 * Connects a proof to a station's program in a process of its own: the lockers and all hands are on this side, so that
 * they know what really happened however often the program is killed.
 */

const locker = z.object({ lockerNumber: z.int() });
const nothing = z.object({});

/** The product's clock, and the error of the station's own wall clock. */
export const StationTime = z.object({
  offsetInMs: z.number(),
  wallIsAheadInMs: z.number(),
});
export type StationTime = z.infer<typeof StationTime>;

export const ChildOptions = z.object({
  serverUrl: z.string(),
  key: z.string(),
  dataDir: z.string(),
  time: StationTime,
});
export type ChildOptions = z.infer<typeof ChildOptions>;

/** The program's calls to its hardware. */
export const toMetal = {
  unlock: { params: locker, result: nothing },
  isOpen: { params: locker, result: z.object({ isOpen: z.boolean() }) },
  scan: { params: locker, result: z.object({ rfids: z.array(z.string()) }) },
  /** The station is open for customers. */
  ready: { params: nothing, result: nothing },
} as const;

/** Calls to the program. */
export const toChild = {
  doorMoved: { params: z.object({ lockerNumber: z.int(), isOpen: z.boolean() }), result: nothing },
  cardHeld: { params: z.object({ rfid: z.string() }), result: nothing },
  press: {
    params: z.object({ code: z.string(), intent: z.enum(['open', 'return']) }),
    result: z.object({ outcome: z.string() }),
  },
  /** Somebody reports a problem at the screen. Returns the screen afterwards. */
  report: {
    params: z.object({ code: z.string(), what: ProblemKind }),
    result: z.object({ view: z.string() }),
  },
  setTime: { params: StationTime, result: nothing },
  ping: { params: nothing, result: nothing },
  state: { params: nothing, result: z.object({ isOnline: z.boolean(), unsent: z.int() }) },
  /** Resolves when no door is in use. */
  untilIdle: { params: nothing, result: nothing },
} as const;

export const ANSWERS_WITHIN_MS = 60_000;
