import type { StationStatus } from '@laine/contract/states.ts';
import type { StationPrices } from './station-prices.ts';

/** A station's card as customers see it, already worded for their language. */
export type StationCardData = {
  id: string;
  name: string;
  locationText: string;
  image: string | null;
  status: StationStatus;
  prices: StationPrices;
  /** Today's; null when the station is open around the clock. */
  hours: string | null;
  /** The day on which it opens again, where it stays closed today. */
  opensAgain: string | null;
};
