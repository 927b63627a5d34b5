import { hash } from 'node:crypto';
import type { LinkSession, OvertimeTerms } from '@laine/contract/station-link.ts';
import { codeText, guardedCodeText } from '@laine/contract/station-link.ts';
import { PHONE_DIGITS_ASKED } from '@laine/rules/constants.ts';
import { type AgreedTerms, readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Deps } from '../../ground/deps.ts';
import { releaseRefunds } from '../../money/payments/release-refunds.ts';
import { tellOfCancellation } from '../../telling/notices/tell-of-cancellation.ts';
import { markCodesForgotten, markCodesKnown, readSessionsForProgram } from './session-store.ts';

export type ProgramSessions = { toKnow: LinkSession[]; toForget: { id: string; revision: number }[] };

/** Enough for a station to check codes without the network: hashes, but no names, phone numbers or codes. */
export async function sessionsForProgram({ db }: Deps, stationId: string): Promise<ProgramSessions> {
  let { toKnow, toForget } = await readSessionsForProgram(db.query, stationId);
  if (toKnow.some(({ codeKnown }) => !codeKnown)) {
    await markCodesKnown(db.query, stationId);
    ({ toKnow, toForget } = await readSessionsForProgram(db.query, stationId));
  }
  // A code that was given since is sent in the round that its signal starts.
  return { toKnow: toKnow.filter(({ codeKnown }) => codeKnown).map(asLinkSession), toForget };
}

/** The station has confirmed that it forgot these codes: refunds and messages that waited for that are sent. */
export async function forgetCodes(deps: Deps, stationId: string, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const bookingIds = await markCodesForgotten(tx, stationId, sessionIds);
    if (bookingIds.length === 0) return;
    const now = deps.now();
    await releaseRefunds(tx, bookingIds, now);
    await tellOfCancellation(tx, bookingIds, now);
  });
}

type SessionToKnow = Awaited<ReturnType<typeof readSessionsForProgram>>['toKnow'][number];

function asLinkSession(session: SessionToKnow): LinkSession {
  const { id, status, lockerNumber, start, end, code, replaces, revision, phone, tariff } = session;
  // Four digits can be guessed from any hash at once, so the salt only has to differ per session.
  const codeSalt = id;
  const phoneDigits = phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS_ASKED) ?? '';
  const isGuardable = phoneDigits.length === PHONE_DIGITS_ASKED;
  return {
    id,
    status,
    lockerNumber,
    // The database writes moments inside JSON in a zone of its own.
    start: Temporal.Instant.from(start).toString(),
    end: Temporal.Instant.from(end).toString(),
    codeSalt,
    codeHash: sha256(codeText(codeSalt, code)),
    guardedCodeHash: isGuardable ? sha256(guardedCodeText(codeSalt, code, phoneDigits)) : null,
    replaces,
    ...(tariff !== null && { overtime: overtimeTerms(readAgreedTerms(tariff)) }),
    revision,
  };
}

const overtimeTerms = ({ pricePerHourInCents, maxOvertimeInSeconds, overtimeBilling }: AgreedTerms): OvertimeTerms => ({
  pricePerHourInCents,
  maxOvertimeInSeconds,
  overtimeBilling,
});

/** In one call: a busy station has hundreds of codes, each hashed twice whenever one changes. */
const sha256 = (text: string) => hash('sha256', text);
