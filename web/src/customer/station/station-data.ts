import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { Availability, Station, User } from '@laine/contract/public/entities.ts';
import type { StationPrices } from '../../ui/station/station-prices.ts';
import type { DateWords } from './date-words.ts';
import type { MapPicture } from './map/map-picture.server.ts';

/** The station page's data. Input of the rules is raw; text for people is already formatted. */
export type StationData = {
  station: Station;
  /** The product's clock at the moment of rendering. */
  now: string;
  /** Null for a visitor. */
  viewer: StationViewer | null;
  /** The viewer's bookings here that aren't over: paid, or held. */
  ownBookings: OwnBooking[];
  terms: {
    /** The version that this page links to. */
    version: string;
    /** The day when the viewer last agreed, if that was to another version. */
    changedSince: string | null;
  };
  /** The rules for everybody who goes on the water. */
  safetyLines: readonly string[];
  /** For the form's station select. */
  bookableStations: StationChoice[];
  /** Up to three stations with free times if this one has none; nearest first. */
  nearStations: NearStation[];
  /** Words for the dates that can be chosen now and in the coming night. */
  dateWords: DateWords[];
  /** Free boards on the first bookable date; null if they couldn't be read. */
  availability: DayAvailability | null;
  /** Today's; null if the station is open around the clock. */
  hours: string | null;
  /** The day on which it reopens, if it stays closed today. */
  opensAgain: string | null;
  /** Staff have closed every date that could be chosen; `until` is a day and a time in words. */
  shut: { kind: ClosureKind; until: string } | null;
  /** Null where the station takes bookings. */
  openingWish: OpeningWish | null;
  prices: StationPrices;
  offersPaypal: boolean;
  mapPicture: MapPicture | null;
  /** The operator's own map; without one, our small basemap is shown. */
  mapStyleUrl: string | null;
};

export type StationViewer = {
  id: string;
  phone: string;
  /** Above zero, nothing can be booked until it's paid. */
  owesInCents: number;
  /** Why this person can't book, whatever they choose. */
  cannotBook:
    | { because: 'suspended'; suspended: NonNullable<User['suspended']>; contactEmail: string }
    | { because: 'leaving' }
    | null;
  /** The seasonal pass for this station, perhaps for a later time. */
  pass: StationPass | null;
};
/** Who is told when the station can be booked again; a visitor signs in first. */
export type OpeningWish = { email: string | null; isWished: boolean };
export type StationPass = { name: string; startsAt: string; endsAt: string };
export type StationChoice = { id: string; name: string };
/** `distance` is from this page's station, such as '4 km'. */
export type NearStation = StationChoice & { distance: string };
export type DayAvailability = { date: string; free: Availability };
export type OwnBooking = { id: string; isPaid: boolean; start: string; end: string; count: number };
