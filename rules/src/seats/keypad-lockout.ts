import {
  FIRST_LOCKOUT_SECONDS,
  MAX_LOCKOUT_SECONDS,
  WRONG_CODES_BEFORE_LOCKOUT,
  WRONG_CODES_BEFORE_PHONE_DIGITS,
  WRONG_CODES_WINDOW_SECONDS,
  WRONG_PINS_A_DAY,
} from '../constants.ts';

/**
 * A keypad's memory of wrong codes. It survives restarts as plain JSON, hence milliseconds, not instants.
 *
 *   ready --5th wrong code in a row--> locked 60 s --time--> ready --5 more--> locked 120 s, 240 s, 300 s, 300 s …
 *   ready --right code--> ready, and the next lock-out lasts 60 s again
 *
 * Besides, after 20 wrong codes within 24 hours the keypad also asks for the last two digits of the renter's phone
 * number; right codes in between don't help a guesser there.
 */
export interface KeypadState {
  wrongInARow: number;
  lockoutsInARow: number;
  lockedFromMs: number;
  lockedUntilMs: number;
  /** The newest wrong codes, as many as the 24-hour rule needs. */
  wrongAtMs: readonly number[];
}

export const untouchedKeypad: KeypadState = {
  wrongInARow: 0,
  lockoutsInARow: 0,
  lockedFromMs: 0,
  lockedUntilMs: 0,
  wrongAtMs: [],
};

/** A code entered during a lock-out isn't checked, so it neither counts nor prolongs. */
export function afterWrongCode(state: KeypadState, now: Temporal.Instant): KeypadState {
  if (isLocked(state, now)) return state;
  const nowMs = now.epochMilliseconds;
  const wrongAtMs = [...state.wrongAtMs, nowMs].slice(-Math.max(WRONG_CODES_BEFORE_PHONE_DIGITS, WRONG_PINS_A_DAY));
  const wrongInARow = state.wrongInARow + 1;
  if (wrongInARow < WRONG_CODES_BEFORE_LOCKOUT) return { ...state, wrongInARow, wrongAtMs };
  return {
    wrongInARow: 0,
    lockoutsInARow: state.lockoutsInARow + 1,
    lockedFromMs: nowMs,
    lockedUntilMs: nowMs + lockoutInSeconds(state.lockoutsInARow) * 1000,
    wrongAtMs,
  };
}

export function afterRightCode(state: KeypadState, now: Temporal.Instant): KeypadState {
  return isLocked(state, now) ? state : { ...untouchedKeypad, wrongAtMs: state.wrongAtMs };
}

export const isLocked = (state: KeypadState, now: Temporal.Instant): boolean => lockedForSeconds(state, now) > 0;

/** For the countdown. A clock set back to before the lock-out ends it, or it could last for years. */
export function lockedForSeconds(state: KeypadState, now: Temporal.Instant): number {
  const nowMs = now.epochMilliseconds;
  if (nowMs < state.lockedFromMs || nowMs >= state.lockedUntilMs) return 0;
  return Math.ceil((state.lockedUntilMs - nowMs) / 1000);
}

/** Staff are alerted when this becomes true. */
export const asksForPhoneDigits = (state: KeypadState, now: Temporal.Instant): boolean =>
  wrongCodesInADay(state, now) >= WRONG_CODES_BEFORE_PHONE_DIGITS;

/** Counts only as far as the rule above needs. */
export function wrongCodesInADay(state: KeypadState, now: Temporal.Instant): number {
  // Distance, not age: after a clock was set back, entries from 'the future' must expire as well.
  const isRecent = (atMs: number) => Math.abs(now.epochMilliseconds - atMs) < WRONG_CODES_WINDOW_SECONDS * 1000;
  return state.wrongAtMs.filter(isRecent).length;
}

/** For the staff's PIN: too many wrong ones in a day close the page until fewer lie within the window. */
export function pinClosedForSeconds(state: KeypadState, now: Temporal.Instant): number {
  const oldestMs = state.wrongAtMs.at(-WRONG_PINS_A_DAY);
  const isCapped = oldestMs !== undefined && wrongCodesInADay(state, now) >= WRONG_PINS_A_DAY;
  const leftInMs = isCapped ? oldestMs + WRONG_CODES_WINDOW_SECONDS * 1000 - now.epochMilliseconds : 0;
  return Math.max(lockedForSeconds(state, now), Math.ceil(leftInMs / 1000));
}

function lockoutInSeconds(lockoutsBefore: number): number {
  return Math.min(FIRST_LOCKOUT_SECONDS * 2 ** lockoutsBefore, MAX_LOCKOUT_SECONDS);
}
