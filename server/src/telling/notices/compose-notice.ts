import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { isSentBy } from '@laine/contract/notice-kind.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import { legalFactsOf } from '../../ground/legal-facts-of.ts';
import { originOf } from '../../ground/origin-of.ts';
import type { Notice, OutboxDeps, Turn } from '../outbox/notice.ts';
import { isStillDue } from './is-still-due.ts';
import { noticeMail } from './notice-mail.ts';
import { findRental } from './rental-store.ts';
import type { Rental, RentalSession } from './rental.ts';
import { boardsOf, endMeant, outUntil } from './rental.ts';
import { smsText } from './sms-text.ts';
import { spendSms } from './spend-sms.ts';

type RentalNotice = Notice<NoticeKind>;

type Asking = {
  /** One more hour is offered only if the booking can have it. */
  canHaveHour: (bookingId: string) => Promise<boolean>;
  /** Called when a notice with these ends was sent. */
  recordTold: (tx: Tx, told: ToldEnd[], now: Temporal.Instant) => Promise<void>;
};

/** A message to the customer of a booking, if it is still true. */
export async function composeNotice(deps: OutboxDeps, notice: RentalNotice, asking: Asking): Promise<Turn> {
  const { settings } = deps;
  const { kind, bookingId, occasion, channel, createdAt: askedAt } = notice;
  if (channel === 'sms' && !deps.sms.isSet) return { gone: 'there is no SMS service' };
  const now = deps.now();
  const rental = bookingId === null ? undefined : await findRental(deps.db.query, bookingId, now);
  if (!rental) return { gone: 'there is nothing to tell' };
  const verdict = isStillDue(kind, rental, { occasion, channel, askedAt, now });
  if (verdict !== 'due') return verdict;
  if (rental.email === null) return { gone: 'the account was removed' };
  const boards = boardsTold(kind, rental, occasion);
  const toldEnds = boards.map(asTold);
  // Only a renter who goes by a later end learns of an earlier one.
  const shortened = boards.filter(({ end, boundEnd }) => isBefore(end, boundEnd)).map(asTold);
  const onSent = (tx: Tx, sentAt: Temporal.Instant) => asking.recordTold(tx, shortened, sentAt);
  const told = { toldEnds, ...(shortened.length > 0 && { onSent }) };
  const { brand } = settings;
  const context = { origin: originOf(settings), occasion, now };
  if (channel === 'sms') {
    if (!isSentBy('sms', kind)) throw new Error(`a ${kind} notice has no SMS`);
    const hasHourToOffer = kind === 'ending-soon' && (await asking.canHaveHour(rental.id));
    const heldBack = await whyNoSms(deps, notice, rental);
    if (heldBack !== undefined) return { gone: heldBack };
    const text = smsText(kind, rental, { ...context, brand: brand.name, hasHourToOffer });
    return { sms: { to: rental.phone, text }, ...told };
  }
  if (!isSentBy('email', kind)) throw new Error(`a ${kind} notice has no e-mail`);
  const { doublesUnpaidOvertime } = brand;
  const mail = noticeMail(kind, rental, {
    ...context,
    brand,
    legalFacts: legalFactsOf(settings),
    doublesUnpaidOvertime,
  });
  return { mail: { ...mail, to: rental.email }, ...told };
}

/** Undefined if it may go out. It's counted once, however often it's tried. */
async function whyNoSms(deps: OutboxDeps, notice: RentalNotice, rental: Rental): Promise<string | undefined> {
  const country = await deps.sms.countryOf(rental.phone);
  if (country === undefined) return 'no SMS goes to this number';
  if (notice.attempts > 1 || (await spendSms(deps, { ...notice, rental, country }))) return undefined;
  return 'too many SMS within a day';
}

/** The boards whose ends a notice states. Other kinds mention them in passing and don't shorten anybody's time. */
function boardsTold(kind: NoticeKind, rental: Rental, occasion: string): RentalSession[] {
  const isAboutEnd = kind === 'ending-soon' || kind === 'time-is-up';
  const isAboutAll = kind === 'booking-confirmed' || kind === 'booking-changed';
  return isAboutEnd ? outUntil(rental, endMeant(rental, occasion)) : isAboutAll ? boardsOf(rental) : [];
}

const asTold = ({ id, end }: RentalSession): ToldEnd => ({ sessionId: id, end: end.toString() });
