import type { Brand } from '@laine/contract/brand.ts';
import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';

/** The viewer, as far as the header needs it. */
export type Viewer = {
  name: string;
  isAdmin: boolean;
  isOwner: boolean;
  /** Due now. */
  owesInCents: number;
};
type SignedIn = Viewer & {
  id: string;
  /** Set while the account waits for its removal. */
  removedOn: string | null;
};

export type SiteBrand = Pick<
  Brand,
  'name' | 'legalName' | 'registrationNumber' | 'contactEmail' | 'contactPhone' | 'social'
>;

/** The viewer's coming or running booking, as of `now`. */
export type NearBooking = { booking: ComingBooking; now: string };

export type Site = {
  viewer: SignedIn | null;
  near: NearBooking | null;
  brand: SiteBrand;
  signInProviders: { google: boolean; facebook: boolean };
  origin: string;
  sandbox: boolean;
  rehearsal: boolean;
  /** Own bookings stay readable without a network. */
  keepsOffline: boolean;
};
