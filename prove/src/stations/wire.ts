import { ProblemKind } from '@laine/contract/states.ts';
import { z } from 'zod';

/**
 * Between a proof and a station's program that it runs as a process of its own: the lockers and all hands are on this
 * side, so that they know what really happened however often the program is killed.
 */

const locker = z.object({ lockerNumber: z.int() });
const nothing = z.object({});

/** The station's time: what the product's clock shows, and how wrong its own wall clock is. */
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

/** What the program asks of its hardware. */
export const toMetal = {
  unlock: { params: locker, result: nothing },
  isOpen: { params: locker, result: z.object({ isOpen: z.boolean() }) },
  scan: { params: locker, result: z.object({ rfids: z.array(z.string()) }) },
  /** It is open for customers. */
  ready: { params: nothing, result: nothing },
} as const;

/** What happens to the program. */
export const toChild = {
  doorMoved: { params: z.object({ lockerNumber: z.int(), isOpen: z.boolean() }), result: nothing },
  cardHeld: { params: z.object({ rfid: z.string() }), result: nothing },
  press: {
    params: z.object({ code: z.string(), intent: z.enum(['open', 'return']) }),
    result: z.object({ outcome: z.string() }),
  },
  /** Somebody says at the screen what is wrong. Answers what the screen shows then. */
  report: {
    params: z.object({ code: z.string(), what: ProblemKind }),
    result: z.object({ view: z.string() }),
  },
  setTime: { params: StationTime, result: nothing },
  ping: { params: nothing, result: nothing },
  state: { params: nothing, result: z.object({ isOnline: z.boolean(), unsent: z.int() }) },
  /** Returns when no door is being dealt with. */
  untilIdle: { params: nothing, result: nothing },
} as const;

export const ANSWERS_WITHIN_MS = 60_000;
