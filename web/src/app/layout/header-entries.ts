import type { Viewer } from '../site.ts';

export type HeaderEntry =
  | 'locations'
  | 'faq'
  | 'contact'
  | 'sign-in'
  | 'go-to-app'
  | 'new-reservation'
  | 'my-reservations'
  | 'debts'
  | 'passes'
  | 'gift-cards'
  | 'settings'
  | 'my-stations'
  | 'staff-reservations'
  | 'admin-view'
  | 'user-view'
  | 'logout';

export type HeaderEntries = {
  /** In the bar itself. */
  primary: readonly HeaderEntry[];
  /** The bar's one button. */
  button: HeaderEntry;
  /** Under the viewer's name, in groups. */
  account: readonly (readonly HeaderEntry[])[];
};

const visitor: HeaderEntries = { primary: ['locations', 'faq', 'contact'], button: 'sign-in', account: [] };

/** The entries by viewer. Admins and owners switch between two views; the address says which one it is. */
export function headerEntries(viewer: Viewer | null, isAdminView: boolean): HeaderEntries {
  if (!viewer) return visitor;
  const staff = staffEntries(viewer);
  const isStaff = viewer.isAdmin || viewer.isOwner;
  if (isStaff && isAdminView) {
    return { primary: staff, button: 'user-view', account: [['settings'], ['logout']] };
  }
  const groups: HeaderEntry[][] = [
    viewer.owesInCents > 0 ? ['debts'] : [],
    ['new-reservation', 'my-reservations', 'passes', 'gift-cards', 'settings'],
    staff,
    isStaff ? ['admin-view'] : [],
    ['logout'],
  ];
  return { ...visitor, button: 'go-to-app', account: groups.filter((group) => group.length > 0) };
}

function staffEntries({ isAdmin, isOwner }: Viewer): HeaderEntry[] {
  if (isOwner) return ['my-stations', 'staff-reservations'];
  return isAdmin ? ['staff-reservations'] : [];
}
