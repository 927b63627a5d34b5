import { expect, test } from 'vitest';
import { entryAddress } from './entry-address.ts';
import { headerEntries } from './header-entries.ts';
import { phoneGroups } from './phone-groups.ts';

const here = { pathname: '/', search: '' };
const person = { name: 'Mari', isAdmin: false, isOwner: false, owesInCents: 0 };
const menuOf = (viewer: typeof person | null, isAdminView = false) => phoneGroups(headerEntries(viewer, isAdminView));

test('a customer finds each place once, and the way out last', () => {
  expect(menuOf(person)).toEqual([
    ['new-reservation', 'my-reservations', 'passes', 'gift-cards', 'settings'],
    ['faq', 'contact'],
    ['logout'],
  ]);
});

test('a visitor is offered to sign in first', () => {
  expect(menuOf(null)).toEqual([['sign-in'], ['locations', 'faq', 'contact']]);
});

test.for([
  { ...person, isOwner: true },
  { ...person, isAdmin: true },
  { ...person, isAdmin: true, isOwner: true, owesInCents: 100 },
])('no two entries lead to the same place: %o', (viewer) => {
  for (const isAdminView of [false, true]) {
    const places = menuOf(viewer, isAdminView)
      .flat()
      .map((entry) => entryAddress(entry, here));
    expect(new Set(places).size).toBe(places.length);
  }
});
