import { createHash } from 'node:crypto';
import type { LinkSession } from '@laine/contract/station-link.ts';
import { codeText, guardedCodeText } from '@laine/contract/station-link.ts';
import { PHONE_DIGITS_ASKED } from '@laine/rules/constants.ts';
import type { Deps } from '../../ground/deps.ts';
import { releaseRefunds } from '../../money/payments/release-refunds.ts';
import { tellOfCancellation } from '../../telling/notices/tell-of-cancellation.ts';
import { listSessionsToForget, listSessionsToKnow, markCodesForgotten, markCodesKnown } from './session-store.ts';

export type ProgramSessions = { toKnow: LinkSession[]; toForget: { id: string; revision: number }[] };

/** Enough for a station to check codes without the network: hashes, but no names, phone numbers or codes. */
export async function sessionsForProgram({ db }: Deps, stationId: string): Promise<ProgramSessions> {
  await markCodesKnown(db.query, stationId);
  const toForget = await listSessionsToForget(db.query, stationId);
  const rows = await listSessionsToKnow(db.query, stationId);
  // A session revived between the two queries counts as known.
  const known = new Set(rows.map(({ id }) => id));
  return { toForget: toForget.filter(({ id }) => !known.has(id)), toKnow: rows.flatMap(asLinkSession) };
}

/** The station has confirmed that it forgot these codes: refunds and messages that waited for that are sent. */
export async function forgetCodes(deps: Deps, stationId: string, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const bookingIds = await markCodesForgotten(tx, stationId, sessionIds);
    const now = deps.now();
    await releaseRefunds(tx, bookingIds, now);
    await tellOfCancellation(tx, bookingIds, now);
  });
}

type Row = Awaited<ReturnType<typeof listSessionsToKnow>>[number];

function asLinkSession({ id, status, lockerNumber, start, end, code, replaces, revision, phone }: Row): LinkSession[] {
  if (lockerNumber === null || code === null) return [];
  // Four digits can be guessed from any hash at once, so the salt only has to differ per session.
  const codeSalt = id;
  const phoneDigits = phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS_ASKED) ?? '';
  const isGuardable = phoneDigits.length === PHONE_DIGITS_ASKED;
  return [
    {
      id,
      status,
      lockerNumber,
      start: start.toString(),
      end: end.toString(),
      codeSalt,
      codeHash: sha256(codeText(codeSalt, code)),
      guardedCodeHash: isGuardable ? sha256(guardedCodeText(codeSalt, code, phoneDigits)) : null,
      replaces,
      revision,
    },
  ];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
