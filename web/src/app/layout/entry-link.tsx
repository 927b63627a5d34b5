import { paths } from '@laine/contract/paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { leaveNoDraft } from '../../customer/station/form/draft-store.ts';
import { forgetKeptBookings } from '../../offline/kept-bookings.ts';
import { useSearchHere } from '../../ui/hooks/use-search-here.ts';
import { entryAddress } from './entry-address.ts';
import type { HeaderEntry } from './header-entries.ts';

const labels: Record<HeaderEntry, MessageDescriptor> = {
  locations: msg({ message: 'Stations & locations', comment: 'Header link to the list of rental stations' }),
  faq: msg({ message: 'FAQ', comment: 'Header and footer link: frequently asked questions' }),
  contact: msg({ message: 'Contact', comment: 'Header link to e-mail and phone' }),
  'sign-in': msg`Sign in`,
  'go-to-app': msg({ message: 'Go to app', comment: 'Button from the public pages to the own reservations' }),
  'new-reservation': msg`New reservation`,
  'my-reservations': msg`My reservations`,
  debts: msg({ message: 'Open payments', comment: 'Page with what a customer still owes' }),
  passes: msg({ message: 'Seasonal passes', comment: 'Link to the page of passes' }),
  'gift-cards': msg`Gift cards`,
  settings: msg`Settings`,
  'my-stations': msg({ message: 'My stations', comment: 'For station owners' }),
  'staff-reservations': msg({ message: 'Reservations', comment: 'For staff: rentals at all their stations' }),
  'admin-view': msg({ message: 'Admin view', comment: 'Switches an admin or a station owner to the staff screens' }),
  'user-view': msg({
    message: 'User view',
    comment: 'Switches an admin or a station owner back to what customers see',
  }),
  logout: msg`Log out`,
};

type Props = { entry: HeaderEntry; className: string };

export function EntryLink({ entry, className }: Props) {
  const { i18n } = useLingui();
  const location = { pathname: useLocation().pathname, search: useSearchHere() };
  const label = i18n._(labels[entry]);
  const address = entryAddress(entry, location);
  // A plain link: the server ends the login and sends the browser home.
  if (entry === 'logout') {
    return (
      <a href={address} className={className} onClick={leaveNothing}>
        {label}
      </a>
    );
  }
  const isHere = address === location.pathname || (entry === 'sign-in' && location.pathname === paths.login());
  return (
    <Link to={address} className={className} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** Clears this browser's data about the leaving person. The service worker does so too, where it runs. */
function leaveNothing(): void {
  leaveNoDraft();
  if ('caches' in globalThis) void forgetKeptBookings().catch(() => undefined);
  // Going back would restore this page from the browser's memory, codes and all; without a network it would stay.
  addEventListener('pagehide', () => document.body.replaceChildren());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
