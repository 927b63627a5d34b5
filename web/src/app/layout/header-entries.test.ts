import { expect, test } from 'vitest';
import { headerEntries } from './header-entries.ts';

const person = { name: 'Mari', isAdmin: false, isOwner: false, owesInCents: 0 };
const accountOf = (viewer: typeof person) => headerEntries(viewer, false).account.flat();

test('a visitor is offered to sign in and has no account menu', () => {
  expect(headerEntries(null, false)).toMatchObject({ button: 'sign-in', account: [] });
});

test('a customer sees nothing that belongs to staff', () => {
  expect(accountOf(person)).toEqual([
    'new-reservation',
    'my-reservations',
    'passes',
    'gift-cards',
    'settings',
    'logout',
  ]);
});

test('whoever owes something finds the way to pay it first', () => {
  expect(accountOf({ ...person, owesInCents: 1500 })[0]).toBe('debts');
});

test('an owner also reaches the own stations and their reservations', () => {
  expect(accountOf({ ...person, isOwner: true })).toEqual(
    expect.arrayContaining(['my-stations', 'staff-reservations', 'logout']),
  );
});

test.each(['isAdmin', 'isOwner'])('whoever %s switches between the admin view and the user view', (right) => {
  const staff = { ...person, [right]: true };
  expect(accountOf(staff)).toContain('admin-view');
  expect(headerEntries(staff, true).button).toBe('user-view');
});

test('an address of the admin view gives a customer no staff entries', () => {
  expect(headerEntries(person, true)).toEqual(headerEntries(person, false));
});
