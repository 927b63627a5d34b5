import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { DAY_IN_SECONDS, HOLD_SECONDS, HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Phase } from '../booking-phase.ts';

export type CountdownKind = 'hold' | 'starts' | 'ends' | 'late';
export type Countdown = { kind: CountdownKind; seconds: number };

/** A booking's times; `boundEnd` is when its boards become late, if that isn't the end. */
export type Times = { metadata: Pick<BookingDetail['metadata'], 'start' | 'end'> & { boundEnd?: string } };

/** The moment that matters now and the time until it; undefined if there's nothing to wait for. */
export function countdownOf(
  { metadata, actions }: Times & { actions: Pick<BookingDetail['actions'], 'heldUntil'> },
  phase: Phase,
  now: Temporal.Instant,
): Countdown | undefined {
  const until = (kind: CountdownKind, moment: string) => ({ kind, seconds: secondsUntil(moment, now) });
  switch (phase) {
    case 'unpaid':
      return actions.heldUntil === null ? undefined : { kind: 'hold', seconds: holdSeconds(actions.heldUntil, now) };
    case 'waiting':
      return until('starts', metadata.start);
    case 'ready':
      return isBefore(now, Temporal.Instant.from(metadata.start))
        ? until('starts', metadata.start)
        : until('ends', metadata.end);
    case 'out':
      return until('ends', metadata.end);
    case 'late':
      return lateSince(Temporal.Instant.from(metadata.boundEnd ?? metadata.end), now);
    default:
      return undefined;
  }
}

const lateSince = (end: Temporal.Instant, now: Temporal.Instant): Countdown | undefined =>
  isBefore(now, end) ? undefined : { kind: 'late', seconds: Math.floor(secondsBetween(end, now)) };

const secondsUntil = (moment: string, now: Temporal.Instant): number =>
  Math.max(0, Math.ceil(secondsBetween(now, Temporal.Instant.from(moment))));

/** The page's clock may be some seconds behind the server's. A fresh hold has ten minutes, no more. */
export const holdSeconds = (heldUntil: string, now: Temporal.Instant): number =>
  Math.min(HOLD_SECONDS, secondsUntil(heldUntil, now));

export type Duration = { days: number; hours: number; minutes: number; seconds: number };

export function durationOf(seconds: number): Duration {
  return {
    days: Math.floor(seconds / DAY_IN_SECONDS),
    hours: Math.floor((seconds % DAY_IN_SECONDS) / HOUR_IN_SECONDS),
    minutes: Math.floor((seconds % HOUR_IN_SECONDS) / MINUTE_IN_SECONDS),
    seconds: Math.floor(seconds % MINUTE_IN_SECONDS),
  };
}

/** '09:41': minutes and seconds of the last hour. */
export const runningText = ({ minutes, seconds }: Duration): string =>
  [minutes, seconds].map((figure) => String(figure).padStart(2, '0')).join(':');

/** The elapsed part of the booked time, from 0 to 1. */
export function progressOf({ metadata }: Times, now: Temporal.Instant): number {
  const [start, end] = [Temporal.Instant.from(metadata.start), Temporal.Instant.from(metadata.end)];
  return Math.min(1, Math.max(0, secondsBetween(start, now) / secondsBetween(start, end)));
}

/** Time ahead is rounded up and past time down, so that neither is announced too early. */
export const wholeMinutes = ({ kind, seconds }: Countdown): number =>
  (kind === 'late' ? Math.floor : Math.ceil)(seconds / MINUTE_IN_SECONDS);
