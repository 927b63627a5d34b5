import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { audienceOf } from '../audience/audience.ts';
import { findNearBooking } from './find-near-booking.ts';
import type { PageRequest } from './page-request.ts';
import type { NearBooking, Site } from './site.ts';

/** Data for the header and footer of every page. */
export async function loadSite(page: PageRequest, pathname: string): Promise<Site> {
  const { call, brand, legalFacts, origin, sandbox, rehearsal, keepsOffline } = page;
  const { name, legalName, registrationNumber, contactEmail, contactPhone, social } = brand;
  const viewer = await findViewer(call);
  return {
    viewer,
    near: viewer && audienceOf(pathname) !== 'staff' ? await findNear(page) : null,
    brand: { name, legalName, registrationNumber, contactEmail, contactPhone, social },
    signInProviders: { google: legalFacts.google, facebook: legalFacts.facebook },
    origin,
    sandbox,
    rehearsal,
    keepsOffline,
  };
}

/** Any answer but 200 means signed out (docs/product.md, section 8): a page must not fail because of its header. */
async function findViewer(call: Caller): Promise<Site['viewer']> {
  try {
    const { user } = await call(calls.me);
    if (!user) return null;
    const { id, email, name = email, isAdmin, isOwner, owesInCents, removedOn = null } = user;
    return { id, name, isAdmin, isOwner, owesInCents, removedOn };
  } catch {
    return null;
  }
}

/** Like the viewer: if it's missing, the page only lacks the bar. */
async function findNear({ call, now }: PageRequest): Promise<NearBooking | null> {
  const { bookings } = await call(calls.comingBookings).catch(() => ({ bookings: [] }));
  const booking = findNearBooking(bookings, now);
  return booking ? { booking, now: now.toString() } : null;
}
