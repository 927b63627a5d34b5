import { clampInstant, earlier, isBefore } from './instants.ts';

/** What a station says of the time of an event in its journal. */
interface EventClaim {
  /** Its wall clock. */
  at: Temporal.Instant;
  /** Its clock that never jumps and counts within one boot. */
  monotonicInMs: number;
}

/** How and when the event came to us. */
export interface EventDelivery {
  receivedAt: Temporal.Instant;
  /** The never-jumping clock when the event was sent; null for an event of an earlier boot. */
  sentMonotonicInMs: number | null;
  /** How far the station's wall clock was ahead of ours when last measured; null: never measured. */
  clockOffsetInMs: number | null;
  /** The same as last measured before the boot that delivers; null: never before it. Asked for events of earlier boots. */
  offsetBeforeBootInMs: number | null;
  /** The latest moment at which an event before it counts. */
  previous: Temporal.Instant | null;
  /** It may tell of something before `previous`: a return counts from the closing of its door, told of earlier. */
  mayPrecede?: boolean;
}

/**
 * `clock-off`: only the wall clock speaks, and it was set in between or never measured. `clocks-disagree`: the station's
 * two clocks tell different stories. `out-of-order`: before the event before it, or after now.
 */
export type MomentDoubt = 'clock-off' | 'clocks-disagree' | 'out-of-order';

export interface EventMoment {
  countedAt: Temporal.Instant;
  doubt: MomentDoubt | null;
}

/** Frames wait in buffers and clocks drift; differences up to this mean nothing. */
const SLACK_MS = 60_000;
/** More than a working clock wanders between two settings, and well below the ten free minutes of a renter. */
const CLOCK_OFF_MS = 2 * 60_000;
/** Longer than any rental: so far back may an event tell that is allowed to. */
const MAX_BACK_DATING_MS = 12 * 3_600_000;

/**
 * The moment at which an event of a station counts, however late it arrives. Within a boot its age is known from the
 * clock that never jumps; for an earlier boot the wall clock is all there is, corrected by its offset as measured before
 * and after. The answer lies between the event before it and now. In doubt the earlier reading holds: it favours the
 * customer, since what costs money is to be back late.
 */
export function eventMoment(claim: EventClaim, delivery: EventDelivery): EventMoment {
  const byAge = momentByAge(claim, delivery);
  const { countedAt, doubt } = byAge ? withinBoot(byAge, claim, delivery) : earlierBoot(claim, delivery);
  return { countedAt: intoBounds(countedAt, delivery), doubt };
}

/** Below zero it was seen by an earlier boot and told by this one, which has but the wall clock to count back with. */
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
 * A clock that was off by the same before and after was off by that in between. Where one of the two is not known, it
 * would have to have been right: so a single measurement is trusted only near zero.
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

/** Worth a look by staff. How moments are counted does not hang on it. */
export const isClockOff = (clockOffsetInMs: number): boolean => Math.abs(clockOffsetInMs) > CLOCK_OFF_MS;
