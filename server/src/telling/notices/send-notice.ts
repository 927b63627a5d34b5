import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { isSentBy, noticeChannels } from '@laine/contract/notice-kind.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import type { Deps } from '../../ground/deps.ts';
import { legalFactsOf } from '../../ground/legal-facts-of.ts';
import type { MailOutcome } from '../../ground/ports/mailer.ts';
import type { SmsOutcome } from '../../ground/ports/sms-gateway.ts';
import { isStillDue } from './is-still-due.ts';
import { noticeMail } from './notice-mail.ts';
import type { Notice } from './notice-store.ts';
import { findNotice, recordNoticeOutcome, leaseNotice } from './notice-store.ts';
import { findRental } from './rental-store.ts';
import type { Rental } from './rental.ts';
import { boardsOf, endMeant, outUntil } from './rental.ts';
import { smsText } from './sms-text.ts';
import { spendSms } from './spend-sms.ts';

/** The dependencies for sending notices. */
export type NoticeDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'mailer' | 'sms' | 'contactKey'>;

type Options = {
  isLastAttempt: boolean;
  /** One more hour is offered only if the booking can have it. */
  canHaveHour: (bookingId: string) => Promise<boolean>;
  /** Called when a notice with these ends was sent. */
  recordTold: (tx: Tx, told: ToldEnd[], now: Temporal.Instant) => Promise<void>;
};

/** Neither its name nor its message says whose notice it was. */
export class NoticeNotSent extends Error {
  override readonly name = 'NoticeNotSent';
}

/** Somebody else is sending it right now. */
class NoticeBusy extends NoticeNotSent {}

/**
 * Tells the customer, if it is still true. Returns when to look again if it is too early, throws when another attempt
 * makes sense.
 *
 *   queued -> sent       the other side took it
 *          -> dropped    no longer true, or nobody is left to tell
 *          -> failed     the other side will never take it, or the attempts ran out
 */
export async function sendNotice(
  deps: NoticeDeps,
  noticeId: string,
  options: Options,
): Promise<Temporal.Instant | undefined> {
  const notice = await findNotice(deps.db.query, noticeId);
  if (notice?.state !== 'queued') return undefined;
  try {
    return await attempt(deps, notice, options);
  } catch (error) {
    if (error instanceof NoticeBusy) throw error;
    const state = options.isLastAttempt ? 'failed' : 'queued';
    await recordNoticeOutcome(deps.db.query, notice.id, { state, lastError: reasonOf(error) });
    throw error;
  }
}

async function attempt(
  deps: NoticeDeps,
  notice: Notice,
  { canHaveHour, recordTold }: Options,
): Promise<Temporal.Instant | undefined> {
  const { query } = deps.db;
  const { kind, bookingId, occasion, channel, createdAt: askedAt } = notice;
  if (channel === 'sms' && !deps.sms.isSet) return drop(deps, notice, 'there is no SMS service');
  const rental = bookingId === null ? undefined : await findRental(query, bookingId, deps.now());
  if (!rental || !Object.hasOwn(noticeChannels, kind)) return drop(deps, notice, 'there is nothing to tell');
  const verdict = isStillDue(kind, rental, { occasion, channel, askedAt, now: deps.now() });
  if (verdict !== 'due') return 'gone' in verdict ? drop(deps, notice, verdict.gone) : verdict.lookAgainAt;
  const hasHourToOffer = kind === 'ending-soon' && (await canHaveHour(rental.id));
  // Two jobs may hold the same notice. One of them sends it; the other tries again later.
  if (!(await leaseNotice(query, notice.id))) throw new NoticeBusy();
  const heldBack = channel === 'sms' ? await whyNoSms(deps, notice, rental) : undefined;
  if (heldBack !== undefined) return drop(deps, notice, heldBack);
  const outcome = await deliver(deps, notice, rental, hasHourToOffer);
  if (outcome !== 'sent') return recordUnsent(deps, notice, outcome);
  await deps.db.transaction(async (tx) => {
    const [toldEnds, sentAt] = [endsTold(kind, rental, occasion), deps.now()];
    await recordNoticeOutcome(tx, notice.id, { state: 'sent', sentAt, lastError: null, toldEnds: asJson(toldEnds) });
    await recordTold(tx, toldEnds, sentAt);
  });
  return undefined;
}

/** Undefined if it may go out. It's counted once, however often it's tried. */
async function whyNoSms(deps: NoticeDeps, notice: Notice, rental: Rental): Promise<string | undefined> {
  const country = await deps.sms.countryOf(rental.phone);
  if (country === undefined) return 'no SMS goes to this number';
  if (notice.attempts > 0 || (await spendSms(deps, { ...notice, rental, country }))) return undefined;
  return 'too many SMS within a day';
}

async function drop({ db }: NoticeDeps, { id }: Notice, reason: string): Promise<undefined> {
  await recordNoticeOutcome(db.query, id, { state: 'dropped', lastError: reason });
}

async function deliver(
  { settings, mailer, sms, now }: NoticeDeps,
  { id, kind, channel, occasion }: Notice,
  rental: Rental,
  hasHourToOffer: boolean,
): Promise<MailOutcome | SmsOutcome | 'nobody'> {
  const { brand } = settings;
  if (rental.email === null) return 'nobody';
  const origin = originOf(settings);
  if (channel === 'sms') {
    if (!isSentBy('sms', kind)) throw new Error(`a ${kind} notice has no SMS`);
    return sms.send({
      id,
      to: rental.phone,
      text: smsText(kind, rental, { brand: brand.name, origin, now: now(), occasion, hasHourToOffer }),
    });
  }
  if (!isSentBy('email', kind)) throw new Error(`a ${kind} notice has no e-mail`);
  const { doublesUnpaidOvertime } = brand;
  const context = { brand, legalFacts: legalFactsOf(settings), origin, occasion, now: now(), doublesUnpaidOvertime };
  const mail = noticeMail(kind, rental, context);
  // The same id on every attempt, so that a mailbox recognises a second copy.
  const messageId = `<notice.${id}@${new URL(origin).hostname}>`;
  return mailer.send({ ...mail, to: rental.email, messageId });
}

async function recordUnsent(
  { db }: NoticeDeps,
  { id, channel }: Notice,
  outcome: Exclude<MailOutcome | SmsOutcome | 'nobody', 'sent'>,
): Promise<undefined> {
  if (outcome === 'unavailable') throw new NoticeNotSent(`the ${channel} service was not available`);
  const isRefused = outcome === 'refused';
  const lastError = isRefused ? 'refused by the receiving side' : 'the account was removed';
  await recordNoticeOutcome(db.query, id, { state: isRefused ? 'failed' : 'dropped', lastError });
}

/** The ends stated in a notice. Other kinds mention them in passing and don't shorten anybody's time. */
function endsTold(kind: NoticeKind, rental: Rental, occasion: string): ToldEnd[] {
  const isAboutEnd = kind === 'ending-soon' || kind === 'time-is-up';
  const isAboutAll = kind === 'booking-confirmed' || kind === 'booking-changed';
  const boards = isAboutEnd ? outUntil(rental, endMeant(rental, occasion)) : isAboutAll ? boardsOf(rental) : [];
  return boards.map(({ id, end }) => ({ sessionId: id, end: end.toString() }));
}

/** Staff see it, so it names nobody: a foreign error's message may quote an address. */
const reasonOf = (error: unknown) =>
  error instanceof NoticeNotSent
    ? error.message
    : `trouble on our side (${error instanceof Error ? error.name : typeof error})`;

/** Our public address, without a trailing slash. */
export const originOf = ({ publicUrl, port }: Deps['settings']) => publicUrl?.origin ?? `http://localhost:${port}`;
