import type { Locale } from '@laine/contract/states.ts';
import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import type { StationCardData } from '../../ui/station/station-card-data.ts';
import type { FreeSteps } from './free-steps.ts';

/**
 * The home page's data, already worded for the visitor's language. Sums and dates are formatted on the server only:
 * browsers bring their own language data and would word them differently than the page they received.
 */
export type HomeData = {
  now: string;
  /** The first of all stations, or of those that the page's address searches for. */
  list: StationCards;
  /** Empty for all. */
  search: string;
  reviews: ReviewCardData[];
  lowestPrice: string | null;
  offersPaypal: boolean;
  /** The operator's map style; null shows the small basemap of ours. */
  mapStyleUrl: string | null;
};

/** `total` counts all that were found. */
export type StationCards = { cards: HomeCardData[]; total: number };

/** With the next few bookings, and how many there are. */
export type HomeCardData = StationCardData & {
  place: Place;
  /** Since when its steps count. Null while it takes no bookings, and on a day on which it doesn't open. */
  free: { since: string; steps: FreeSteps } | null;
  bookings: BookingRowData[];
  bookingCount: number;
};

/** Date and times on the station's clock. */
export type BookingRowData = { id: string; date: string; time: string; boards: number; own: boolean };

export type ReviewCardData = {
  id: string;
  /** Empty where the person has told none. */
  name: string;
  stars: number;
  text: string;
  locale: Locale;
  /** The name of its language, where that is not the reader's. */
  language: string | null;
  stationName: string | null;
  month: string;
};
