/**
 * Page addresses, for the web app, the server, mails and the sandbox. Every page loads this file, so it's small and
 * imports nothing. The calls bring their own addresses.
 */
export const paths = {
  /** A section is the id of an element on the home page. */
  home: (section?: 'locations' | 'how-it-works' | 'faq' | 'contact'): string => (section ? `/#${section}` : '/'),
  /** Not a page but a part of the home page, which asks for it: cards of stations. */
  stationCards: (query: StationCardsQuery = {}): string => withQuery('/station-cards', query),
  login: (query: LoginQuery = {}): string =>
    withQuery('/login', Object.fromEntries(Object.entries(query).filter(([, value]) => value !== paths.home()))),
  station: (stationId: string): string => `/stations/${encodeURIComponent(stationId)}`,
  /** For somebody who stands in front of the lockers and scanned their QR code. */
  here: (stationId: string): string => `${paths.station(stationId)}?here`,
  booking: (bookingId: string): string => `/bookings/${encodeURIComponent(bookingId)}`,
  /** The payment page returns here after paying. */
  paidBooking: (bookingId: string): string => withQuery(paths.booking(bookingId), { paid: '1' }),
  /** Asks for one more hour at once, or resumes paying for it. */
  extendBooking: (bookingId: string): string => withQuery(paths.booking(bookingId), { extend: '1' }),
  /** The customer answers a damage claim there. */
  bookingClaims: (bookingId: string): string => `${paths.booking(bookingId)}#claims`,
  /** One board, for somebody without an account. The secret is in the fragment, which no server or log sees. */
  ticket: (token?: string): string => (token === undefined ? '/ticket' : `/ticket#${token}`),
  /** Page 1 has the plain address. */
  reservations: (page = 1): string => withQuery('/reservations', page > 1 ? { page: `${page}` } : {}),
  /** With a debt's id when somebody returns from its payment page. */
  debts: (query: { paid?: string; unpaid?: string } = {}): string => withQuery('/debts', query),
  /** The customer names a bank account there, for money that couldn't go back the way it came. */
  refund: (refundId: string): string => `/refunds/${encodeURIComponent(refundId)}`,
  /** Receipts, credit notes and invoices of a booking. */
  receipts: (bookingId: string): string => `/receipts/${encodeURIComponent(bookingId)}`,
  passes: (query: PassQuery = {}): string => withQuery('/passes', query),
  giftCards: (query: GiftCardQuery = {}): string => withQuery('/gift-cards', query),
  /** For the buyer to print. */
  voucher: (giftCardId: string): string => `/gift-cards/${encodeURIComponent(giftCardId)}/voucher`,
  /** A section is the id of an element on the page; `replaced` after a new card was saved. */
  settings: ({ section, ...query }: SettingsPlace = {}): string =>
    withQuery('/settings', query) + (section ? `#${section}` : ''),
  /** Everything stored about the person, to read and print. */
  ownData: (): string => '/settings/data',
  terms: (): string => '/terms-and-conditions',
  privacy: (): string => '/privacy-policy',
  /** Facebook gives this code to somebody who asks it for deletion; the page then shows the progress. */
  dataDeletion: (confirmationCode?: string): string =>
    withQuery('/data-deletion', confirmationCode === undefined ? {} : { code: confirmationCode }),
  accessibility: (): string => '/accessibility',
  /** The link in a mail that ends this kind of mail. */
  unsubscribe: (token?: string, kind?: string): string =>
    withQuery('/unsubscribe', token === undefined || kind === undefined ? {} : { token, kind }),
  /** A person who was called out takes the alert there. The id is that of the call-out, and whoever has it may act. */
  alert: (callOutId: string): string => `/alerts/${encodeURIComponent(callOutId)}`,
  myStations: (): string => '/my-stations',
  myStation: (stationId: string): string => `/my-stations/${encodeURIComponent(stationId)}`,
  admin: (): string => '/admin',
  adminSessions: (): string => '/admin/sessions',
  /** Exists only while the sandbox runs behind the product. */
  sandbox: (): string => '/sandbox',
  /** Shows every part that screens are made of. */
  kit: (): string => '/sandbox/kit',
};

/** Reasons for which a sign-in failed, or for which somebody has to sign in again. */
export const loginProblems = ['cancelled', 'failed', 'unverified', 'banned', 'expired'] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** As the call for the stations has them; `bookingsOf` is a station whose bookings are all to be told. */
type StationCardsQuery = { search?: string; near?: string; offset?: string; bookingsOf?: string; lang?: string };

type LoginQuery = {
  /** Page after the sign-in. Left out for home, the default. */
  redirect?: string;
  problem?: LoginProblem;
  /** Starts with the mailed code. */
  step?: 'confirm';
};

/** Set on return from the payment page, and in links from mails that lead to a withdrawal or a receipt. */
type ShopQuery = { paid?: '1'; withdraw?: string; receipt?: string };
/** The choice made before signing in, or before an abandoned payment page. */
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

/** Turns an address into a pattern for a route table: `patternOf(paths.station(':stationId'))`. */
export const patternOf = (path: string): string => decodeURIComponent(path);
