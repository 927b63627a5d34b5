import type { NoticeKindBy } from '@laine/contract/notice-kind.ts';
import { paths } from '@laine/contract/paths.ts';
import { debtDueDay } from '@laine/rules/money/debt.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { lateCost } from '@laine/rules/price/overtime.ts';
import { earlier, isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { smsNoticeText } from '../../ground/texts/texts.ts';
import { broadcastSms, whyCancelled } from './broadcast-words.ts';
import { moneyBack, paidInCents } from './money-back.ts';
import { NEW_CODE } from './notice-times.ts';
import { refundSms } from './refund-words.ts';
import type { DoorCode, Rental, RentalSession } from './rental.ts';
import {
  boardsOf,
  broadcastOf,
  cancelledAlone,
  claimOf,
  debtOf,
  doorCodes,
  endMeant,
  isLive,
  isOut,
  outUntil,
  refundsOf,
  refundsOfBoards,
  sumInCents,
} from './rental.ts';
import { fitName, inGsmLetters, spellingOf, inSms } from './sms-segments.ts';
import { shortDate, timesOf, wallTime } from './wording.ts';

type SmsContext = {
  brand: string;
  /** Our public address, without a trailing slash. */
  origin: string;
  now: Temporal.Instant;
  /** Distinguishes several of a kind, see `queue-notices.ts`. */
  occasion: string;
  /** One more hour is available: neither closing time nor a next customer prevents it. */
  hasHourToOffer: boolean;
};

/** One segment wherever the language's alphabet allows. */
export function smsText(kind: NoticeKindBy<'sms'>, rental: Rental, context: SmsContext): string {
  const { brand, origin } = context;
  const say = texts[kind];
  const spell = spellingOf(rental.locale);
  const { shortDay: date, start, end, times } = timesOf(rental, boardsMeant(kind, rental, context));
  const link = `${origin}${paths.booking(rental.id)}`;
  const extendLink = `${origin}${paths.extendBooking(rental.id)}`;
  return fitName(spell(rental.station.name), (station) =>
    inSms(
      say(
        rental,
        { brand: spell(brand), station, date, start, end, times: inGsmLetters(times), link, extendLink },
        context,
      ),
    ),
  );
}

/** A notice about one end covers the boards that have it. */
function boardsMeant(kind: NoticeKindBy<'sms'>, rental: Rental, { occasion }: SmsContext): RentalSession[] {
  const isAboutEnd = kind === 'ending-soon' || kind === 'time-is-up';
  if (isAboutEnd) return outUntil(rental, endMeant(rental, occasion));
  if (kind === 'hour-added') return rental.sessions.filter((board) => isLive(board) && board.end.equals(rental.end));
  if (kind === 'not-back') return rental.sessions.filter(isOut);
  return boardsOf(rental);
}

type Values = Record<'brand' | 'station' | 'date' | 'start' | 'end' | 'times' | 'link' | 'extendLink', string>;

const texts: Record<NoticeKindBy<'sms'>, (rental: Rental, values: Values, context: SmsContext) => string> = {
  'booking-confirmed': (rental, values) => withCodes('confirmed', rental, values),
  'booking-changed': (rental, values, { occasion }) =>
    withCodes(occasion.startsWith(NEW_CODE) ? 'new-code' : 'changed', rental, values),
  reminder: (rental, values, { now }) =>
    [withCodes('reminder', rental, values), ...whileCancellingPays(rental, now)].join(' '),
  'ending-soon': (rental, values, { now, occasion, hasHourToOffer }) =>
    smsNoticeText(rental.locale, hasHourToOffer ? 'ending-soon' : 'ending-for-good', {
      ...values,
      link: values.extendLink,
      minutes: minutesUntil(endMeant(rental, occasion), now),
    }),
  'extension-link': (rental, values, { now }) => {
    const { priceInCents, heldUntil } = rental.heldExtension ?? { priceInCents: 0, heldUntil: now };
    const price = formatMoney(priceInCents, rental.locale);
    const until = wallTime(heldUntil, rental.station.timeZone);
    return smsNoticeText(rental.locale, 'extension-link', { ...values, link: values.extendLink, price, until });
  },
  'hour-added': ({ locale }, values) => smsNoticeText(locale, 'hour-added', values),
  'time-is-up': timeIsUp,
  'door-left-open': ({ locale }, values, { occasion }) =>
    smsNoticeText(locale, 'door-left-open', { ...values, locker: occasion.split('/')[0] ?? '' }),
  'not-back': ({ locale }, values) => smsNoticeText(locale, 'not-back', values),
  'board-not-found': ({ locale }, values, { occasion }) =>
    smsNoticeText(locale, 'not-found', { ...values, locker: occasion.split('/')[0] ?? '' }),
  'board-not-ready': ({ locale }, values) => smsNoticeText(locale, 'not-ready', values),
  broadcast: (rental, values, { now, occasion }) => {
    const said = broadcastOf(rental, occasion);
    if (!said) throw new Error('a message to everybody names it');
    const { locale, station, sessions } = rental;
    const part = sessions.some(isOut) ? 'out' : 'coming';
    return broadcastSms(said, part, { ...values, locale, timeZone: station.timeZone, now });
  },
  'booking-cancelled': (rental, values) => {
    const part = rental.cancelledBy === 'operator' ? 'cancelled-by-us' : 'cancelled';
    return [smsNoticeText(rental.locale, part, values), ...whyCancelled(rental), ...aboutRefund(rental)].join(' ');
  },
  'cancellation-asked': (rental, values) =>
    [smsNoticeText(rental.locale, 'cancel-asked', values), ...whyCancelled(rental)].join(' '),
  'cancellation-undone': ({ locale }, values) => smsNoticeText(locale, 'cancel-undone', values),
  'board-cancellation-asked': ({ locale }, values) => smsNoticeText(locale, 'board-cancel-asked', values),
  'boards-cancelled': aboutBoards,
  'board-cancellation-undone': ({ locale }, values) => smsNoticeText(locale, 'board-cancel-undone', values),
  'payment-too-late': (rental, values) => {
    const refundInCents = sumInCents(refundsOf(rental, '')) || paidInCents(rental);
    const refund = formatMoney(refundInCents, rental.locale);
    return smsNoticeText(rental.locale, 'too-late', { ...values, refund });
  },
  'debt-due': (rental, values, context) => aboutDebt('debt-due', rental, values, context),
  'debt-reminder': (rental, values, context) => aboutDebt('debt-reminder', rental, values, context),
  'claim-made': (rental, values, { occasion }) => {
    const { locale, station } = rental;
    const { amountInCents, answerBy } = claimOf(rental, occasion) ?? { amountInCents: 0, answerBy: null };
    const until = answerBy === null ? 'none' : shortDate(debtDueDay(answerBy, station.timeZone), locale);
    return smsNoticeText(locale, 'claim-made', { ...values, sum: formatMoney(amountInCents, locale), until });
  },
};

/** The number of cancelled and remaining boards, and the refund. */
function aboutBoards(rental: Rental, values: Values, { occasion }: SmsContext): string {
  const { locale, count: left } = rental;
  const boards = cancelledAlone(rental, occasion);
  const refunds = refundsOfBoards(rental, occasion);
  const isBack = boards.some((board) => (board.refundInCents ?? 0) > 0);
  const money = isBack ? refundSms(rental, refunds) : [smsNoticeText(locale, 'no-refund')];
  return [smsNoticeText(locale, 'boards-cancelled', { ...values, count: boards.length, left }), ...money].join(' ');
}

/** The price of being late, in the station's way of counting. */
function timeIsUp(rental: Rental, values: Values, { occasion }: SmsContext): string {
  const { locale, terms, station } = rental;
  const end = endMeant(rental, occasion);
  const paidUntil = outUntil(rental, end).map((board) => board.paidUntil);
  const cost = lateCost(terms, paidUntil.reduce(earlier, paidUntil[0] ?? end));
  if (!cost) return smsNoticeText(locale, 'time-is-up', values);
  const price = formatMoney(cost.pricePerHourInCents, locale);
  const from = wallTime(cost.from, station.timeZone);
  return smsNoticeText(locale, `time-is-up-${cost.overtimeBilling}`, { ...values, from, price });
}

function aboutDebt(
  part: 'debt-due' | 'debt-reminder',
  rental: Rental,
  values: Values,
  { origin, occasion, now }: SmsContext,
): string {
  const { locale, station } = rental;
  const debt = debtOf(rental, occasion);
  if (!debt) throw new Error('a notice about a debt names it');
  const sum = formatMoney(debt.amountInCents, locale);
  const until = shortDate(debtDueDay(debt.dueAt, station.timeZone), locale);
  // After days of delay, it must not ask to pay by a day that is over.
  const ahead = part === 'debt-due' && debt.reason === 'dispute' ? 'debt-dispute' : part;
  const words = isBefore(now, debt.dueAt) ? ahead : 'debt-overdue';
  return smsNoticeText(locale, words, { ...values, sum, until, link: `${origin}${paths.debts()}` });
}

function withCodes(part: 'confirmed' | 'changed' | 'new-code' | 'reminder', rental: Rental, values: Values): string {
  const { locale } = rental;
  const doors = doorCodes(rental);
  const [only] = doors;
  if (doors.length === 1 && only && only.lockerNumber !== null) {
    return smsNoticeText(locale, part, { ...values, code: only.code, locker: only.lockerNumber });
  }
  return smsNoticeText(locale, `${part}-many`, { ...values, codes: doors.map(doorText).join(', ') });
}

/** The last moment for a cancellation with a refund, while there is one. */
function whileCancellingPays(rental: Rental, now: Temporal.Instant): string[] {
  const { locale, start, terms, station } = rental;
  const { percent, noticeInSeconds } = terms.refund;
  const deadline = plusSeconds(start, -noticeInSeconds);
  if (!isBefore(now, deadline) || percent === 0 || paidInCents(rental) === 0) return [];
  return [smsNoticeText(locale, 'reminder-refund', { percent, deadline: wallTime(deadline, station.timeZone) })];
}

const doorText = ({ code, lockerNumber }: DoorCode) => (lockerNumber === null ? code : `${lockerNumber}: ${code}`);

function aboutRefund(rental: Rental): string[] {
  const { locale } = rental;
  const back = moneyBack(rental);
  if (back === 'follows' || back === 'had') return [];
  if (back === 'none') return paidInCents(rental) === 0 ? [] : [smsNoticeText(locale, 'no-refund')];
  return refundSms(rental, back);
}

const minutesUntil = (end: Temporal.Instant, now: Temporal.Instant) =>
  Math.max(1, Math.round(now.until(end).total('minutes')));
