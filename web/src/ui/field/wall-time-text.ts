import { formatTimeOfDay, parseTimeOfDay } from '@laine/rules/time/wall-time.ts';
import { readTypedTime } from './read-typed-time.ts';

/** 'HH:mm' from whatever was typed; a text that makes no time stays what it is, and the contract refuses it. */
export function readWallTime(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const seconds = readTypedTime(typed);
  return seconds === undefined ? typed : formatTimeOfDay(seconds);
}

export const isWallTime = (text: string | undefined): boolean =>
  text === undefined || (/^\d{2}:\d{2}$/.test(text) && parseTimeOfDay(text) !== undefined);
