import type { Availability, Station, User } from '@laine/contract/public/entities.ts';
import type { StationPrices } from '../../ui/station/station-prices.ts';
import type { DateWords } from './date-words.ts';
import type { MapPicture } from './map/map-picture.server.ts';

/** The station page's data. What the rules need is raw; what only people read is already formatted. */
export type StationData = {
  station: Station;
  /** The product's clock at the moment of rendering. */
  now: string;
  /** Null for a visitor. */
  viewer: StationViewer | null;
  /** The viewer's bookings here that are not over: paid, or waiting for it. */
  ownBookings: OwnBooking[];
  terms: {
    /** Of the terms that this page links to. */
    version: string;
    /** The day on which the viewer last agreed, where it was to another version. */
    changedSince: string | null;
  };
  /** What everybody must know before they go on the water. */
  safetyLines: readonly string[];
  /** Where boards can be booked, for the form's station select. */
  bookableStations: StationChoice[];
  /** Up to three with times, where this one has none; nearest first. */
  nearStations: NearStation[];
  /** Words for the dates that can be chosen now and in the coming night. */
  dateWords: DateWords[];
  /** Free boards on the first date that can be booked; null when they could not be read. */
  availability: DayAvailability | null;
  /** Today's; null when the station is open around the clock. */
  hours: string | null;
  /** The day on which it opens again, where it stays closed today. */
  opensAgain: string | null;
  prices: StationPrices;
  offersPaypal: boolean;
  mapPicture: MapPicture | null;
  /** The operator's own map; without one a small basemap of ours is shown. */
  mapStyleUrl: string | null;
};

export type StationViewer = {
  id: string;
  phone: string;
  /** More than zero: nothing can be booked before it is paid. */
  owesInCents: number;
  /** Why this person cannot book, whatever they choose. */
  cannotBook:
    | { because: 'suspended'; suspended: NonNullable<User['suspended']>; contactEmail: string }
    | { because: 'leaving' }
    | null;
  /** The seasonal pass that holds at this station, perhaps not yet. */
  pass: StationPass | null;
};
export type StationPass = { name: string; startsAt: string; endsAt: string };
export type StationChoice = { id: string; name: string };
/** `distance` is from this page's station, such as '4 km'. */
export type NearStation = StationChoice & { distance: string };
export type DayAvailability = { date: string; free: Availability };
export type OwnBooking = { id: string; isPaid: boolean; start: string; end: string; count: number };
