import { HOUR_IN_MS, MIN_BILLED_SECONDS } from '../constants.ts';
import { lengthInMs, type Slot } from '../time/slot.ts';
import { mostOvertimeFeeInCents } from './overtime.ts';
import type { Tariff } from './station-terms.ts';

interface Quote {
  /** Per board: shown on the form, and the unit price on the payment page. */
  hourlyFeeInCents: number;
  startingFeeInCents: number;
  /** For all boards: charged at checkout. */
  totalInCents: number;
  /** Total plus the maximum overtime: the most the card may be charged, damage aside. */
  totalAuthorizationInCents: number;
  /** For the line item 'SUP board rental for {minutes} minutes': the booked time, not the billed one. */
  minutes: number;
}

/** Whole cents, rounded up per board and per figure. The server computes it; a client never sends a price. */
export function quote(tariff: Tariff, slot: Slot, boards: number): Quote {
  const hourlyFeeInCents = hourlyFee(tariff, slot);
  const startingFeeInCents = Math.ceil(tariff.startingFeeInCents);
  const totalInCents = (hourlyFeeInCents + startingFeeInCents) * boards;
  return {
    hourlyFeeInCents,
    startingFeeInCents,
    totalInCents,
    totalAuthorizationInCents: totalInCents + mostOvertimeFeeInCents(tariff) * boards,
    minutes: Math.ceil(lengthInMs(slot) / 60_000),
  };
}

export type Prices = Pick<Tariff, 'pricePerHourInCents' | 'startingFeeInCents'>;

export const boardPriceInCents = (tariff: Prices, lengthMs: number): number =>
  feeFor(tariff, lengthMs) + Math.ceil(tariff.startingFeeInCents);

/** One board for an hour; anything shorter costs the same. */
export const firstHourInCents = (tariff: Prices): number => boardPriceInCents(tariff, HOUR_IN_MS);

const hourlyFee = (tariff: Tariff, slot: Slot): number => feeFor(tariff, lengthInMs(slot));

function feeFor(tariff: Pick<Tariff, 'pricePerHourInCents'>, lengthMs: number): number {
  const billedMs = Math.max(lengthMs, MIN_BILLED_SECONDS * 1000);
  // Multiply first; dividing first leaves float dust that ceil turns into a cent.
  return Math.ceil((billedMs * tariff.pricePerHourInCents) / HOUR_IN_MS);
}
