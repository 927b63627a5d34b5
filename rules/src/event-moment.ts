import { clampInstant, earlier, isBefore } from './instants.ts';

/** What a station says of the time of an event in its journal. */
export interface EventClaim {
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
  /** The latest moment at which an event before it counts. */
  previous: Temporal.Instant | null;
  /** It may tell of something before `previous`: a return counts from the closing of its door, told of earlier. */
  mayPrecede?: boolean;
}

/**
 * `clock-off`: only the wall clock speaks, and it was far off or never measured. `clocks-disagree`: the station's two
 * clocks tell different stories. `out-of-order`: before the event before it, or after now.
 */
export type MomentDoubt = 'clock-off' | 'clocks-disagree' | 'out-of-order';

export interface EventMoment {
  countedAt: Temporal.Instant;
  doubt: MomentDoubt | null;
}

/** Frames wait in buffers and clocks drift; differences up to this mean nothing. */
const SLACK_IN_MS = 60_000;
/** A wall clock that was further off than this may have been anything before it was measured. */
const TRUSTED_OFFSET_IN_MS = 15 * 60_000;
/** Longer than any rental: so far back may an event tell that is allowed to. */
const LONGEST_BACK_DATING_IN_MS = 12 * 3_600_000;

/**
 * The moment at which an event of a station counts, however late it arrives. Within a boot its age is known from the
 * clock that never jumps; for an earlier boot the wall clock, corrected by its measured offset, is all there is. The
 * answer lies between the event before it and now. In doubt the earlier reading holds: it favours the customer, since
 * what costs money is to be back late.
 */
export function eventMoment(claim: EventClaim, delivery: EventDelivery): EventMoment {
  const byWall = claim.at.subtract({ milliseconds: delivery.clockOffsetInMs ?? 0 });
  const byAge = momentByAge(claim, delivery);
  const { countedAt, doubt } = byAge ? withinBoot(byAge, byWall, delivery) : earlierBoot(byWall, delivery);
  return { countedAt: intoBounds(countedAt, delivery), doubt };
}

function momentByAge(claim: EventClaim, { receivedAt, sentMonotonicInMs }: EventDelivery) {
  if (sentMonotonicInMs === null) return undefined;
  return receivedAt.subtract({ milliseconds: Math.round(Math.max(0, sentMonotonicInMs - claim.monotonicInMs)) });
}

function withinBoot(byAge: Temporal.Instant, byWall: Temporal.Instant, delivery: EventDelivery): EventMoment {
  const isAgePossible = isPossible(byAge, delivery);
  const isWallPossible = isPossible(byWall, delivery);
  if (isAgePossible && isWallPossible && distanceInMs(byAge, byWall) > SLACK_IN_MS) {
    return { countedAt: earlier(byAge, byWall), doubt: 'clocks-disagree' };
  }
  if (isAgePossible) return { countedAt: byAge, doubt: null };
  return { countedAt: isWallPossible ? byWall : lastKnown(delivery), doubt: 'out-of-order' };
}

function earlierBoot(byWall: Temporal.Instant, delivery: EventDelivery): EventMoment {
  if (!isPossible(byWall, delivery)) return { countedAt: lastKnown(delivery), doubt: 'out-of-order' };
  const { clockOffsetInMs } = delivery;
  const isTrusted = clockOffsetInMs !== null && Math.abs(clockOffsetInMs) <= TRUSTED_OFFSET_IN_MS;
  return { countedAt: byWall, doubt: isTrusted ? null : 'clock-off' };
}

function isPossible(moment: Temporal.Instant, { receivedAt, previous, mayPrecede }: EventDelivery): boolean {
  const isTooLate = isBefore(receivedAt.add({ milliseconds: SLACK_IN_MS }), moment);
  const leastInMs = mayPrecede ? LONGEST_BACK_DATING_IN_MS : SLACK_IN_MS;
  const isTooEarly = previous !== null && isBefore(moment, previous.subtract({ milliseconds: leastInMs }));
  return !isTooLate && !isTooEarly;
}

const lastKnown = ({ previous, receivedAt }: EventDelivery) => previous ?? receivedAt;

const intoBounds = (moment: Temporal.Instant, { previous, mayPrecede, receivedAt }: EventDelivery) =>
  clampInstant(moment, mayPrecede ? moment : (previous ?? moment), receivedAt);

const distanceInMs = (a: Temporal.Instant, b: Temporal.Instant) => Math.abs(a.epochMilliseconds - b.epochMilliseconds);

/** Worth a look by staff: what happens without the network would be counted with doubt. */
export const isClockOff = (clockOffsetInMs: number): boolean => Math.abs(clockOffsetInMs) > TRUSTED_OFFSET_IN_MS;
