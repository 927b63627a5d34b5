import { createHash } from 'node:crypto';
import { codeText, guardedCodeText } from '@laine/contract/station-link.ts';
import type { CodeHashes } from '../memory/expired-codes.ts';
import type { KnownSession } from '../memory/known-sessions.ts';

export type TypedCode = { code: string; phoneDigits?: string | undefined };

/** Codes are unique among known sessions. Should two ever share one, the session with its board out wins. */
const weight = { started: 0, created: 1, finished: 2, cancelled: 3 } as const;

export function matchCode(
  sessions: readonly KnownSession[],
  typed: TypedCode,
  isGuarded: boolean,
): KnownSession | undefined {
  const fitting = sessions.filter((session) => isCodeOf(session, typed, isGuarded));
  return fitting.toSorted((a, b) => weight[a.status] - weight[b.status])[0];
}

/** A guarded keypad checks the phone's digits as well. A session without a phone number is let in without them. */
export function isCodeOf(
  { codeSalt, codeHash, guardedCodeHash }: CodeHashes,
  { code, phoneDigits = '' }: TypedCode,
  isGuarded: boolean,
): boolean {
  return isGuarded && guardedCodeHash !== null
    ? sha256(guardedCodeText(codeSalt, code, phoneDigits)) === guardedCodeHash
    : sha256(codeText(codeSalt, code)) === codeHash;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
