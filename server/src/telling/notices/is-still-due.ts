import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import { DOOR_LEFT_OPEN_NEWS_SECONDS, DOOR_LEFT_OPEN_SECONDS } from '@laine/rules/constants.ts';
import { overtimeEndsAt } from '@laine/rules/price/overtime-of-booking.ts';
import { isBefore, later, plusSeconds, upToMinute } from '@laine/rules/time/instants.ts';
import { reviewRequestAt } from '@laine/rules/time/review-moment.ts';
import type { Verdict } from '../outbox/notice.ts';
import {
  boardsToldUntil,
  cancellationRefunds,
  isOfBoards,
  isOfCancellation,
  TOLD_TOGETHER_FOR,
  toldTogetherUntil,
} from './cancellation-refunds.ts';
import { REMIND_BEFORE_START, WARN_BEFORE_END } from './notice-times.ts';
import { isPending } from './refund-words.ts';
import type { Rental } from './rental.ts';
import {
  broadcastOf,
  cancelledAlone,
  chargesOf,
  claimOf,
  debtOf,
  doorCodes,
  endMeant,
  isLive,
  isOut,
  outUntil,
  refundsOf,
  refundsOfBoards,
} from './rental.ts';

type NoticeMoment = {
  occasion: string;
  channel: NoticeChannel;
  /** When it was first requested. */
  askedAt: Temporal.Instant;
  now: Temporal.Instant;
};

/** The runner wakes up a little after the requested minute, never before. */
const SLACK = Temporal.Duration.from({ minutes: 2 });
const WAIT_FOR_RETURN = Temporal.Duration.from({ minutes: 30 });
const WAIT_FOR_PROVIDER = Temporal.Duration.from({ minutes: 10 });

function confirmation(rental: Rental, { now }: NoticeMoment): Verdict {
  if (rental.status !== 'complete') return { gone: 'the booking is not paid' };
  if (!isBefore(now, rental.end)) return { gone: 'the rental is over' };
  return doorCodes(rental).length > 0 ? 'due' : { gone: 'there are no door codes' };
}

function reminder(rental: Rental, { now }: NoticeMoment): Verdict {
  if (!rental.wantsReminders) return { gone: 'reminders are not wanted' };
  if (rental.status !== 'complete') return { gone: 'the booking is not paid' };
  if (!isBefore(now, rental.start)) return { gone: 'the rental has begun' };
  if (!rental.sessions.some(({ status, code }) => status === 'created' && code !== null)) {
    return { gone: 'no board is waiting' };
  }
  return notBefore(rental.start.subtract(REMIND_BEFORE_START), now);
}

function endingSoon(rental: Rental, { occasion, now }: NoticeMoment): Verdict {
  if (rental.status !== 'complete') return { gone: 'the booking is not paid' };
  const end = endMeant(rental, occasion);
  if (!isBefore(now, end)) return { gone: 'the rental is over' };
  const warnAt = end.subtract(WARN_BEFORE_END);
  if (isBefore(now.add(SLACK), warnAt)) return { lookAgainAt: warnAt };
  return outUntil(rental, end).length > 0 ? 'due' : { gone: 'no board is out' };
}

function extensionLink({ heldExtension }: Rental, { occasion, now }: NoticeMoment): Verdict {
  const isHeld = heldExtension?.id === occasion && isBefore(now, heldExtension.heldUntil);
  return isHeld ? 'due' : { gone: 'the hour is paid or no longer kept' };
}

function hourAdded(rental: Rental, { now }: NoticeMoment): Verdict {
  if (rental.status !== 'complete' || rental.extendedAt === null) return { gone: 'the rental was not extended' };
  if (!isBefore(now, rental.end)) return { gone: 'the rental is over' };
  return rental.sessions.some(isLive) ? 'due' : { gone: 'every board is back' };
}

/** Sent while a board is out, until its price stops growing. */
function timeIsUp(rental: Rental, { occasion, now }: NoticeMoment): Verdict {
  if (rental.status !== 'complete') return { gone: 'the booking is not paid' };
  const end = endMeant(rental, occasion);
  if (isBefore(now, end)) return { lookAgainAt: end };
  if (outUntil(rental, end).length === 0) return { gone: 'no board is out' };
  return isBefore(now, overtimeEndsAt(rental.terms, end)) ? 'due' : { gone: 'it is too late to say' };
}

/** The occasion has the place and the time. Sent late it would only puzzle. */
function doorLeftOpen({ openDoors }: Rental, { occasion, now }: NoticeMoment): Verdict {
  const [locker = '', openedAt = ''] = occasion.split('/');
  if (!openDoors.includes(Number(locker))) return { gone: 'the door is closed' };
  const saidBy = plusSeconds(Temporal.Instant.from(openedAt), DOOR_LEFT_OPEN_SECONDS + DOOR_LEFT_OPEN_NEWS_SECONDS);
  return isBefore(now, saidBy) ? 'due' : { gone: 'it is too late to say' };
}

const notBack = ({ sessions }: Rental): Verdict => (sessions.some(isOut) ? 'due' : { gone: 'no board is out' });

function overtimeCharged(rental: Rental, moment: NoticeMoment): Verdict {
  if (!rental.overtime || rental.overtime.answer === 'dropped') return { gone: 'nothing is asked for' };
  return chargesOf(rental, moment.occasion).length > 0 ? withReceipts(rental, moment) : { gone: 'nothing was charged' };
}

/** If the receipts' mail goes out soon, it covers a late return. It doesn't wait for boards still out. */
function withReceipts(rental: Rental, { askedAt, now }: NoticeMoment): Verdict {
  if (rental.sessions.some(isLive)) return 'due';
  const { receipt: mailedAt } = rental.mailedAt;
  if (mailedAt) return isBefore(mailedAt, askedAt) ? 'due' : { gone: 'the mail with the receipts told of it' };
  const until = askedAt.add(TOLD_TOGETHER_FOR);
  return isPaid(rental) && isBefore(now, until) ? { lookAgainAt: until } : 'due';
}

const overtimeAnswered = ({ overtime }: Rental): Verdict =>
  overtime?.answer ? 'due' : { gone: 'nobody has answered' };

/** After an objection there is nothing to pay for now. */
function debtOpen(rental: Rental, { occasion }: NoticeMoment): Verdict {
  const debt = debtOf(rental, occasion);
  if (debt?.status !== 'due') return { gone: 'nothing is owed' };
  return debt.pausedAt === null ? 'due' : { gone: 'the debt waits for an answer' };
}

/** A doubled debt has a notice of its own. A late one is still due: nothing doubles before its reminders were sent. */
function debtAsked(rental: Rental, moment: NoticeMoment): Verdict {
  const hasDoubled = (debtOf(rental, moment.occasion)?.doubledAt ?? null) !== null;
  return hasDoubled ? { gone: 'the debt has doubled' } : debtOpen(rental, moment);
}

const claimMade = (rental: Rental, { occasion }: NoticeMoment): Verdict => {
  const claim = claimOf(rental, occasion);
  return claim?.status === 'approved' && claim.answeredAt === null
    ? 'due'
    : { gone: 'the claim is answered or dropped' };
};

const claimCharged = (rental: Rental, { occasion }: NoticeMoment): Verdict =>
  chargesOf(rental, occasion).length > 0 ? 'due' : { gone: 'nothing was charged' };

const claimDecided = (rental: Rental, { occasion }: NoticeMoment): Verdict => {
  const claim = claimOf(rental, occasion);
  return claim?.decisionReason || claim?.status === 'dropped' ? 'due' : { gone: 'nobody has decided' };
};

function boardNotReady(rental: Rental, { now }: NoticeMoment): Verdict {
  if (rental.status !== 'complete') return { gone: 'the booking is not paid' };
  if (!isBefore(now, rental.end)) return { gone: 'the rental is over' };
  return rental.sessions.some(({ status }) => status === 'created') ? 'due' : { gone: 'every board was collected' };
}

/** Not for somebody who came ashore, cancelled, or would get it too late. Ignores quiet hours. */
function broadcast(rental: Rental, { occasion, now }: NoticeMoment): Verdict {
  const said = broadcastOf(rental, occasion);
  if (!said) return { gone: 'there is nothing to tell' };
  if (!isBefore(now, said.until)) return { gone: 'it no longer holds' };
  if (rental.status !== 'complete') return { gone: 'the booking is cancelled' };
  const isConcerned = rental.sessions.some((session) => session.status === 'created' || isOut(session));
  return isConcerned ? 'due' : { gone: 'no board is out or waiting' };
}

/** Planned for the end, and requested again when the last board is back; a later charge has a notice of its own. */
function receipt(rental: Rental, { occasion, now }: NoticeMoment): Verdict {
  if (occasion !== '') return chargesOf(rental, occasion).length > 0 ? 'due' : { gone: 'nothing was charged' };
  const isCharged = chargesOf(rental, '').length > 0;
  // A customer who cancelled has paid all the same, and the refund has its credit note.
  if (rental.status !== 'complete' && !isCharged) return { gone: 'the booking is not paid' };
  if (rental.sessions.some(isLive)) return { lookAgainAt: upToMinute(later(rental.end, now.add(WAIT_FOR_RETURN))) };
  // Requested again once the card has answered.
  const late = rental.movements.find(({ kind, purpose }) => kind === 'charge' && purpose === 'overtime');
  const until = late && isPending(late) ? late.createdAt.add(TOLD_TOGETHER_FOR) : now;
  if (isBefore(now, until)) return { lookAgainAt: until };
  return isPaid(rental) ? 'due' : { gone: 'nothing was charged' };
}

/** A booking from before the ledger only has its sum. */
const isPaid = (rental: Rental): boolean =>
  rental.movements.length > 0 ? chargesOf(rental, '').length > 0 : (rental.amountInCents ?? 0) > 0;

function refund(rental: Rental, { occasion, now }: NoticeMoment): Verdict {
  const refunds = refundsOf(rental, occasion);
  if (refunds.length === 0) return { gone: 'nothing was refunded' };
  if (refunds.every(({ isForBuyer }) => isForBuyer)) return { gone: 'it goes to whoever bought the gift card' };
  if (refunds.some(isPending)) {
    return { lookAgainAt: upToMinute(now.add(WAIT_FOR_PROVIDER)) };
  }
  const isWhole = refunds.every((one) => isOfCancellation(rental, one));
  const until = isWhole ? toldTogetherUntil(rental) : boardsToldUntil(refunds);
  if (until === null || !(isWhole || refunds.every((one) => isOfBoards(rental, one)))) return 'due';
  const mailedAt = rental.mailedAt[isWhole ? 'booking-cancelled' : 'boards-cancelled'];
  if (!mailedAt) return isBefore(now, until) ? { lookAgainAt: until } : 'due';
  return isBefore(mailedAt, until) ? { gone: 'the mail about the cancellation told of it' } : 'due';
}

/** A transfer waits until the customer has named an account and staff have made it. */
function accountNeeded({ movements }: Rental, { occasion }: NoticeMoment): Verdict {
  const isOpen = movements.some(({ id, state }) => id === occasion && state === 'pending');
  return isOpen ? 'due' : { gone: 'the money was transferred' };
}

function reviewRequest(rental: Rental, { now }: NoticeMoment): Verdict {
  const { sessions, backAt, station } = rental;
  if (!rental.wantsReviewRequests || rental.unsubscribeToken === null) return { gone: 'such mails are not wanted' };
  if (rental.hasReview) return { gone: 'a review was written' };
  if (sessions.some(isLive)) return { lookAgainAt: upToMinute(later(rental.end, now.add(WAIT_FOR_RETURN))) };
  const askAt = backAt && reviewRequestAt(backAt, station.timeZone, now);
  return askAt ? notBefore(askAt, now) : { gone: 'the rental is too long ago, or nobody came' };
}

const notBefore = (time: Temporal.Instant, now: Temporal.Instant): Verdict =>
  isBefore(now.add(SLACK), time) ? { lookAgainAt: time } : 'due';

/** A connected station confirms within seconds; only for a silent one is there anything to say before. */
const WAIT_FOR_STATION = Temporal.Duration.from({ seconds: 30 });
const ASK_STATION_AGAIN = Temporal.Duration.from({ minutes: 10 });

const isCancelled = ({ cancelledBy }: Rental) => cancelledBy === 'customer' || cancelledBy === 'operator';

function cancellationAsked(rental: Rental, { now }: NoticeMoment): Verdict {
  if (!isCancelled(rental) || rental.cancelledAt === null) return { gone: 'the booking is not cancelled' };
  if (!rental.awaitsStation) return { gone: 'the station has confirmed it' };
  const tellAt = rental.cancelledAt.add(WAIT_FOR_STATION);
  return isBefore(now, tellAt) ? { lookAgainAt: tellAt } : 'due';
}

/** Requested again once the station has confirmed it. */
function cancellation(rental: Rental, { channel, now }: NoticeMoment): Verdict {
  if (!isCancelled(rental)) return { gone: 'the booking is not cancelled' };
  if (rental.awaitsStation) return { lookAgainAt: upToMinute(now.add(ASK_STATION_AGAIN)) };
  // One mail covers everything, with the credit notes; requested again once the last of them is written.
  const until = channel === 'email' ? toldTogetherUntil(rental) : null;
  const waits =
    until !== null && isBefore(now, until) && [...cancellationRefunds(rental), ...rental.passPriceBack].some(isPending);
  return waits ? { lookAgainAt: until } : 'due';
}

const cancellationUndone = (rental: Rental): Verdict =>
  isCancelled(rental) ? { gone: 'the booking is cancelled' } : 'due';

/** Requested for the time when a connected station would have confirmed it. */
function boardCancellationAsked(rental: Rental, { occasion }: NoticeMoment): Verdict {
  if (cancelledAlone(rental, occasion).length === 0) return { gone: 'the boards are not cancelled' };
  return rental.awaitsStation ? 'due' : { gone: 'the station has confirmed it' };
}

/** Like `cancellation`. */
function boardsCancelled(rental: Rental, { occasion, channel, now }: NoticeMoment): Verdict {
  if (cancelledAlone(rental, occasion).length === 0) return { gone: 'the boards are not cancelled' };
  if (rental.awaitsStation) return { lookAgainAt: upToMinute(now.add(ASK_STATION_AGAIN)) };
  const refunds = refundsOfBoards(rental, occasion);
  const until = channel === 'email' && refunds.some(isPending) ? boardsToldUntil(refunds) : null;
  return until !== null && isBefore(now, until) ? { lookAgainAt: until } : 'due';
}

const boardCancellationUndone = (rental: Rental, { occasion }: NoticeMoment): Verdict =>
  cancelledAlone(rental, occasion).length > 0 ? { gone: 'the board is cancelled' } : 'due';

const paymentTooLate = ({ status }: Rental): Verdict =>
  status === 'expired' ? 'due' : { gone: 'the booking is not expired' };

const lateWarning = (rental: Rental, moment: NoticeMoment): Verdict =>
  rental.warning ? withReceipts(rental, moment) : { gone: 'the warning was taken back' };

const verdicts: Record<NoticeKind, (rental: Rental, moment: NoticeMoment) => Verdict> = {
  'booking-confirmed': confirmation,
  'booking-changed': confirmation,
  reminder,
  'ending-soon': endingSoon,
  'extension-link': extensionLink,
  'hour-added': hourAdded,
  'time-is-up': timeIsUp,
  'door-left-open': doorLeftOpen,
  'not-back': notBack,
  'board-not-found': notBack,
  'board-not-ready': boardNotReady,
  broadcast,
  receipt,
  'cancellation-asked': cancellationAsked,
  'booking-cancelled': cancellation,
  'cancellation-undone': cancellationUndone,
  'board-cancellation-asked': boardCancellationAsked,
  'boards-cancelled': boardsCancelled,
  'board-cancellation-undone': boardCancellationUndone,
  refunded: refund,
  'refund-needs-account': accountNeeded,
  'payment-too-late': paymentTooLate,
  'late-warning': lateWarning,
  'overtime-charged': overtimeCharged,
  'overtime-answered': overtimeAnswered,
  'debt-due': debtAsked,
  'debt-reminder': debtAsked,
  'debt-doubled': debtOpen,
  'claim-made': claimMade,
  'claim-charged': claimCharged,
  'claim-decided': claimDecided,
  'review-request': reviewRequest,
};

/** Checks that a notice is true when it's sent: bookings change between request and sending. */
export const isStillDue = (kind: NoticeKind, rental: Rental, moment: NoticeMoment): Verdict =>
  verdicts[kind](rental, moment);
