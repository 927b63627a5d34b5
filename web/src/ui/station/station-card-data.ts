import type { StationStatus } from '@laine/contract/states.ts';
import type { StationPrices } from './station-prices.ts';

export type StationRating = { stars: string; count: number };

/** A station's card as customers see it, already worded for their language. */
export type StationCardData = {
  id: string;
  name: string;
  locationText: string;
  image: string | null;
  status: StationStatus;
  prices: StationPrices;
  /** Null without reviews. */
  rating: StationRating | null;
  /** Today's; null when the station is open around the clock. */
  hours: string | null;
  /** The day on which it opens again, where it stays closed today. */
  opensAgain: string | null;
};
