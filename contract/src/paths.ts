/**
 * The addresses of the pages, for the web app, the server, the mails and the sandbox. Every page loads this file, so it is
 * small and imports nothing. The addresses of calls come from the calls.
 */
export const paths = {
  /** A section is the id of an element on the home page. */
  home: (section?: 'locations' | 'how-it-works' | 'faq' | 'contact'): string => (section ? `/#${section}` : '/'),
  login: (query: LoginQuery = {}): string =>
    withQuery('/login', Object.fromEntries(Object.entries(query).filter(([, value]) => value !== paths.home()))),
  station: (stationId: string): string => `/stations/${encodeURIComponent(stationId)}`,
  booking: (bookingId: string): string => `/bookings/${encodeURIComponent(bookingId)}`,
  /** Where the payment page leads after paying. */
  paidBooking: (bookingId: string): string => withQuery(paths.booking(bookingId), { paid: '1' }),
  /** Asks at once for one more hour, or goes on with paying for it. */
  extendBooking: (bookingId: string): string => withQuery(paths.booking(bookingId), { extend: '1' }),
  /** Where a customer answers to what is asked for damage. */
  bookingClaims: (bookingId: string): string => `${paths.booking(bookingId)}#claims`,
  /** One board for somebody without an account. The secret stands in the fragment, which no server, log or preview sees. */
  ticket: (token?: string): string => (token === undefined ? '/ticket' : `/ticket#${token}`),
  /** The first page of the list has the plain address. */
  reservations: (page = 1): string => withQuery('/reservations', page > 1 ? { page: `${page}` } : {}),
  /** With a debt's id after somebody came back from its payment page. */
  debts: (query: { paid?: string; unpaid?: string } = {}): string => withQuery('/debts', query),
  /** Where a customer names an account for money that could not go back the way it came. */
  refund: (refundId: string): string => `/refunds/${encodeURIComponent(refundId)}`,
  /** Receipts, credit notes and invoices of a booking. */
  receipts: (bookingId: string): string => `/receipts/${encodeURIComponent(bookingId)}`,
  passes: (query: PassQuery = {}): string => withQuery('/passes', query),
  giftCards: (query: GiftCardQuery = {}): string => withQuery('/gift-cards', query),
  /** The voucher of a gift card that one bought, to be printed. */
  voucher: (giftCardId: string): string => `/gift-cards/${encodeURIComponent(giftCardId)}/voucher`,
  /** A section is the id of an element on the page; `replaced` after a new card was saved. */
  settings: ({ section, ...query }: SettingsPlace = {}): string =>
    withQuery('/settings', query) + (section ? `#${section}` : ''),
  /** Everything stored about the person, to read and print. */
  ownData: (): string => '/settings/data',
  terms: (): string => '/terms-and-conditions',
  privacy: (): string => '/privacy-policy',
  /** With the code that Facebook gave somebody who asked there, the page says how far it is. */
  dataDeletion: (confirmationCode?: string): string =>
    withQuery('/data-deletion', confirmationCode === undefined ? {} : { code: confirmationCode }),
  accessibility: (): string => '/accessibility',
  /** Ends a kind of mail, from the link in it. */
  unsubscribe: (token?: string, kind?: string): string =>
    withQuery('/unsubscribe', token === undefined || kind === undefined ? {} : { token, kind }),
  /** Where somebody who was called out takes an alert; the id is that of the call, and whoever has it may. */
  alert: (callOutId: string): string => `/alerts/${encodeURIComponent(callOutId)}`,
  myStations: (): string => '/my-stations',
  myStation: (stationId: string): string => `/my-stations/${encodeURIComponent(stationId)}`,
  admin: (): string => '/admin',
  adminSessions: (): string => '/admin/sessions',
  /** There only while the sandbox runs behind the product. */
  sandbox: (): string => '/sandbox',
  /** Every part that screens are made of, beside the sandbox. */
  kit: (): string => '/sandbox/kit',
};

/** Why a sign-in ended without a login, or why somebody is asked to sign in again. */
export const loginProblems = ['cancelled', 'failed', 'unverified', 'banned', 'expired'] as const;
export type LoginProblem = (typeof loginProblems)[number];

type LoginQuery = {
  /** The page that follows the sign-in. Home follows anyway and is left out. */
  redirect?: string;
  problem?: LoginProblem;
  /** The mailed code is asked for first. */
  step?: 'confirm';
};

/** What somebody comes for: back from the payment page, or from a mail to withdraw from a purchase or to see its papers. */
type ShopQuery = { paid?: '1'; withdraw?: string; receipt?: string };
/** What was chosen before signing in, or before a payment page that was left again. */
type PassQuery = ShopQuery & { offer?: string };
type GiftCardQuery = ShopQuery & { amount?: string; for?: 'somebody' };

type SettingsPlace = {
  card?: 'replaced';
  section?: 'you' | 'language' | 'notices' | 'card' | 'passkeys' | 'devices' | 'warnings' | 'data' | 'delete';
};

function withQuery(path: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString();
  return query ? `${path}?${query}` : path;
}

/** The pattern of a page for a route table: `patternOf(paths.station(':stationId'))`. */
export const patternOf = (path: string): string => decodeURIComponent(path);
