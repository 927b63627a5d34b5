import type { SessionStatus } from '@laine/contract/states.ts';
import { DOOR_CODE_DIGITS, DOOR_CODE_EARLY_SECONDS, DOOR_CODE_EXPLAINED_SECONDS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

const allCodes: readonly string[] = Array.from({ length: 10 ** DOOR_CODE_DIGITS }, (_, number) =>
  String(number).padStart(DOOR_CODE_DIGITS, '0'),
);

const goodCodes = allCodes.filter((code) => !isGuessable(code));

const MIN_RANDOM_BYTES = 4;

/**
 * Avoids codes of every session that the station may still know. Codes that people try first are used only when nothing
 * else is left; undefined when all ten thousand are taken. Needs at least four random bytes: with those, the bias
 * towards the start of the list stays below one in a hundred thousand.
 */
export function findDoorCode(taken: ReadonlySet<string>, randomBytes: Uint8Array): string | undefined {
  if (randomBytes.length < MIN_RANDOM_BYTES) throw new RangeError('A door code needs at least four random bytes');
  const good = goodCodes.filter((code) => !taken.has(code));
  const pool = good.length > 0 ? good : allCodes.filter((code) => !taken.has(code));
  return pool.length > 0 ? pool[remainder(randomBytes, pool.length)] : undefined;
}

/** One or two different digits (0000, 1212, 1122), a run (1234, 0987), a year of birth, or the keypad's middle line. */
export function isGuessable(code: string): boolean {
  const isYear = /^(19|20)\d\d$/.test(code);
  const isMiddleLine = code === '2580' || code === '0852';
  return new Set(code).size <= 2 || isRun(code, 1) || isRun(code, -1) || isYear || isMiddleLine;
}

type DoorCodeAnswer = 'opens' | 'too-early' | 'locker-taken' | 'over';

interface CodedSession {
  start: Temporal.Instant;
  end: Temporal.Instant;
  status: SessionStatus;
}

/**
 * A code works from ten minutes before the start, if its locker is free, until the session is finished. During the
 * session it opens the door again, however late. If nobody collects by the end, the code is dead.
 */
export function answerToDoorCode(session: CodedSession, isLockerFree: boolean, now: Temporal.Instant): DoorCodeAnswer {
  if (session.status === 'started') return 'opens';
  if (session.status !== 'created' || !isBefore(now, session.end)) return 'over';
  if (isBefore(now, doorCodeWorksFrom(session.start))) return 'too-early';
  return isLockerFree ? 'opens' : 'locker-taken';
}

export const doorCodeWorksFrom = (start: Temporal.Instant): Temporal.Instant =>
  plusSeconds(start, -DOOR_CODE_EARLY_SECONDS);

/** The keypad explains itself only for such a code. */
export const isDoorCodeExplained = ({ start, status }: CodedSession, now: Temporal.Instant): boolean =>
  status !== 'created' || !isBefore(now, plusSeconds(start, -DOOR_CODE_EXPLAINED_SECONDS));

function isRun(code: string, step: number): boolean {
  const digits = Array.from(code, Number);
  return digits.every((digit, i) => i === 0 || digit === ((digits[i - 1] ?? 0) + step + 10) % 10);
}

/** The bytes as one large number, modulo n, computed without leaving safe integers. */
const remainder = (bytes: Uint8Array, n: number): number => bytes.reduce((rest, byte) => (rest * 256 + byte) % n, 0);
