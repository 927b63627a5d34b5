import { clampInstant, earlier, isBefore } from './instants.ts';

/** An event's time, as its station recorded it. */
interface EventClaim {
  /** The station's wall clock. */
  at: Temporal.Instant;
  /** Its monotonic clock, which counts within one boot. */
  monotonicInMs: number;
}

/** How and when the event reached us. */
export interface EventDelivery {
  receivedAt: Temporal.Instant;
  /** The monotonic clock when the event was sent; null for an event of an earlier boot. */
  sentMonotonicInMs: number | null;
  /** How far the station's wall clock was ahead of ours at the last measurement; null if never measured. */
  clockOffsetInMs: number | null;
  /** The last measurement before the boot that delivers; null if there was none. Used for events of earlier boots. */
  offsetBeforeBootInMs: number | null;
  /** The latest counted moment among the events before this one. */
  previous: Temporal.Instant | null;
  /** The event may lie before `previous`: a return counts from the closing of its door, which was reported earlier. */
  mayPrecede?: boolean;
}

/**
 * `clock-off`: only the wall clock is left, and it was set in between or never measured. `clocks-disagree`: the
 * station's two clocks contradict each other. `out-of-order`: earlier than the event before it, or later than now.
 */
export type MomentDoubt = 'clock-off' | 'clocks-disagree' | 'out-of-order';

export interface EventMoment {
  countedAt: Temporal.Instant;
  doubt: MomentDoubt | null;
}

/** Frames wait in buffers and clocks drift, so differences up to this mean nothing. */
const SLACK_MS = 60_000;
/** More than a working clock drifts between two adjustments, and well below a renter's ten free minutes. */
const CLOCK_OFF_MS = 2 * 60_000;
/** Longer than any rental: the limit for events that may lie in the past. */
const MAX_BACK_DATING_MS = 12 * 3_600_000;

/**
 * The moment at which a station's event counts, however late it arrives. Within a boot the monotonic clock gives its
 * age. For an earlier boot there is only the wall clock, corrected by its offset as measured before and after. The
 * answer lies between the previous event and now. In doubt we take the earlier reading: it favours the customer, since
 * being late is what costs money.
 */
export function eventMoment(claim: EventClaim, delivery: EventDelivery): EventMoment {
  const byAge = momentByAge(claim, delivery);
  const { countedAt, doubt } = byAge ? withinBoot(byAge, claim, delivery) : earlierBoot(claim, delivery);
  return { countedAt: intoBounds(countedAt, delivery), doubt };
}

/** A negative age: an earlier boot saw the event and this one reports it; only the wall clock counts back then. */
function momentByAge(claim: EventClaim, { receivedAt, sentMonotonicInMs }: EventDelivery) {
  if (sentMonotonicInMs === null || claim.monotonicInMs < 0) return undefined;
  return receivedAt.subtract({ milliseconds: Math.round(Math.max(0, sentMonotonicInMs - claim.monotonicInMs)) });
}

function withinBoot(byAge: Temporal.Instant, claim: EventClaim, delivery: EventDelivery): EventMoment {
  const byWall = momentByWall(claim, delivery.clockOffsetInMs);
  const isAgePossible = isPossible(byAge, delivery);
  const isWallPossible = isPossible(byWall, delivery);
  if (isAgePossible && isWallPossible && distanceInMs(byAge, byWall) > SLACK_MS) {
    return { countedAt: earlier(byAge, byWall), doubt: 'clocks-disagree' };
  }
  if (isAgePossible) return { countedAt: byAge, doubt: null };
  return { countedAt: isWallPossible ? byWall : lastKnown(delivery), doubt: 'out-of-order' };
}

/**
 * A clock that was off by the same amount before and after was off by that in between. With only one measurement we
 * trust it only if it is near zero.
 */
function earlierBoot(claim: EventClaim, delivery: EventDelivery): EventMoment {
  const { clockOffsetInMs, offsetBeforeBootInMs } = delivery;
  const byBefore = momentByWall(claim, offsetBeforeBootInMs);
  const byNow = momentByWall(claim, clockOffsetInMs);
  const possible = [byBefore, byNow].filter((moment) => isPossible(moment, delivery));
  if (possible.length === 0) return { countedAt: lastKnown(delivery), doubt: 'out-of-order' };
  const isMeasured = clockOffsetInMs !== null || offsetBeforeBootInMs !== null;
  const isSure = isMeasured && distanceInMs(byBefore, byNow) <= SLACK_MS;
  return { countedAt: possible.reduce(earlier), doubt: isSure ? null : 'clock-off' };
}

const momentByWall = ({ at }: EventClaim, offsetInMs: number | null) => at.subtract({ milliseconds: offsetInMs ?? 0 });

function isPossible(moment: Temporal.Instant, { receivedAt, previous, mayPrecede }: EventDelivery): boolean {
  const isTooLate = isBefore(receivedAt.add({ milliseconds: SLACK_MS }), moment);
  const leastInMs = mayPrecede ? MAX_BACK_DATING_MS : SLACK_MS;
  const isTooEarly = previous !== null && isBefore(moment, previous.subtract({ milliseconds: leastInMs }));
  return !isTooLate && !isTooEarly;
}

const lastKnown = ({ previous, receivedAt }: EventDelivery) => previous ?? receivedAt;

const intoBounds = (moment: Temporal.Instant, { previous, mayPrecede, receivedAt }: EventDelivery) =>
  clampInstant(moment, mayPrecede ? moment : (previous ?? moment), receivedAt);

const distanceInMs = (a: Temporal.Instant, b: Temporal.Instant) => Math.abs(a.epochMilliseconds - b.epochMilliseconds);

/** Staff should take a look. It doesn't change how moments are counted. */
export const isClockOff = (clockOffsetInMs: number): boolean => Math.abs(clockOffsetInMs) > CLOCK_OFF_MS;
