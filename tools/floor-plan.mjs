/**
 * Which room may know which. `may` names rooms (or single files of one), `packages` what may come from npm: a list, or
 * nothing where any will do. A room that no entry lets in is closed to everybody else.
 */

/**
 * The server's domains from low to high. Each may call use cases of the domains it names, all of which stand before it
 * in this list, and never their stores.
 */
export const domains = {
  audit: [],
  logs: [],
  notices: [],
  reviews: ['audit', 'notices'],
  alerts: ['audit'],
  accounts: ['audit', 'notices'],
  'api-keys': ['accounts', 'audit'],
  warnings: ['accounts', 'alerts', 'audit', 'notices'],
  stations: ['alerts', 'audit', 'logs'],
  owners: ['accounts', 'audit', 'logs', 'notices', 'stations'],
  webhooks: ['audit', 'logs', 'stations'],
  prepaid: ['accounts'],
  payments: ['accounts', 'alerts', 'audit', 'notices', 'prepaid'],
  debts: ['accounts', 'alerts', 'audit', 'notices', 'payments'],
  shop: ['accounts', 'audit', 'notices', 'payments', 'prepaid'],
  cards: ['accounts', 'payments'],
  sessions: ['alerts', 'notices', 'payments', 'stations'],
  bookings: [
    'accounts',
    'alerts',
    'audit',
    'debts',
    'logs',
    'notices',
    'payments',
    'prepaid',
    'sessions',
    'stations',
    'warnings',
  ],
  extensions: ['alerts', 'bookings', 'notices', 'payments', 'sessions', 'stations'],
  overtime: ['alerts', 'audit', 'debts', 'extensions', 'logs', 'notices', 'payments', 'stations'],
  closures: ['audit', 'bookings', 'sessions', 'stations'],
  'call-outs': ['alerts', 'notices', 'stations'],
  returns: [
    'alerts',
    'audit',
    'bookings',
    'logs',
    'notices',
    'overtime',
    'sessions',
    'stations',
    'warnings',
    'webhooks',
  ],
  statements: ['audit', 'notices'],
  photos: [],
  problems: ['alerts', 'audit', 'bookings', 'logs', 'notices', 'payments', 'photos', 'returns', 'sessions', 'stations'],
  claims: ['alerts', 'audit', 'debts', 'notices', 'payments', 'photos', 'returns'],
  charges: ['claims', 'debts', 'extensions', 'overtime', 'payments', 'shop'],
  journal: [
    'alerts',
    'audit',
    'bookings',
    'claims',
    'logs',
    'notices',
    'overtime',
    'problems',
    'returns',
    'sessions',
    'stations',
    'warnings',
    'webhooks',
  ],
  people: [
    'accounts',
    'alerts',
    'api-keys',
    'audit',
    'bookings',
    'claims',
    'debts',
    'extensions',
    'logs',
    'notices',
    'overtime',
    'owners',
    'payments',
    'photos',
    'prepaid',
    'problems',
    'returns',
    'reviews',
    'sessions',
    'warnings',
  ],
};

/** The few calls against that order, file by file. */
export const backArrows = [
  {
    from: 'server/src/stations/lockers/edit-locker.ts',
    to: 'server/src/sessions/reseat-sessions.ts',
    because:
      'Whoever was to collect from a locker that staff take out of service gets another one in the same transaction.',
  },
];

/** The one file that writes a table. Everybody may read. */
export const tableOwners = {
  accounts: 'server/src/accounts/account-store.ts',
  alerts: 'server/src/alerts/alert-store.ts',
  apiKeys: 'server/src/api-keys/api-key-store.ts',
  audit: 'server/src/audit/audit-store.ts',
  bankRefunds: 'server/src/payments/bank-refund-store.ts',
  bookings: 'server/src/bookings/booking-store.ts',
  callOuts: 'server/src/call-outs/call-out-store.ts',
  cardPages: 'server/src/cards/card-page-store.ts',
  claimItems: 'server/src/claims/claim-store.ts',
  claims: 'server/src/claims/claim-store.ts',
  closures: 'server/src/closures/closure-store.ts',
  commands: 'server/src/gateway/command-store.ts',
  consents: 'server/src/accounts/remember-consent.ts',
  counters: 'server/src/payments/receipts/receipt-store.ts',
  extensions: 'server/src/extensions/extension-store.ts',
  giftCards: 'server/src/prepaid/gift-card-store.ts',
  giftCardTries: 'server/src/prepaid/gift-card-store.ts',
  identities: 'server/src/accounts/account-store.ts',
  items: 'server/src/stations/lockers/item-store.ts',
  jobs: 'server/src/queue/job-store.ts',
  ledger: 'server/src/payments/ledger-store.ts',
  lockers: 'server/src/stations/lockers/locker-store.ts',
  loginCodes: 'server/src/accounts/login-code-store.ts',
  loginTries: 'server/src/accounts/login-code-store.ts',
  logins: 'server/src/accounts/login-store.ts',
  logs: 'server/src/logs/log-store.ts',
  notices: 'server/src/notices/notice-store.ts',
  passes: 'server/src/prepaid/pass-store.ts',
  passOffers: 'server/src/prepaid/pass-offer-store.ts',
  paymentEvents: 'server/src/payments/payment-event-store.ts',
  photos: 'server/src/photos/photo-store.ts',
  pings: 'server/src/stations/link/ping-store.ts',
  problems: 'server/src/problems/problem-store.ts',
  debts: 'server/src/debts/debt-store.ts',
  overtimes: 'server/src/overtime/overtime-store.ts',
  disputes: 'server/src/payments/dispute-store.ts',
  paymentPages: 'server/src/payments/payment-page-store.ts',
  deletionRequests: 'server/src/people/deletion-request-store.ts',
  providerSignIns: 'server/src/accounts/provider-sign-in-store.ts',
  receipts: 'server/src/payments/receipts/receipt-store.ts',
  rememberedContacts: 'server/src/accounts/remembered-contact-store.ts',
  returnQuestions: 'server/src/returns/return-question-store.ts',
  ownerShares: 'server/src/statements/share-store.ts',
  statementEntries: 'server/src/statements/statement-store.ts',
  statements: 'server/src/statements/statement-store.ts',
  reviews: 'server/src/reviews/review-store.ts',
  sessions: 'server/src/sessions/session-store.ts',
  stationConnections: 'server/src/gateway/connection-store.ts',
  stationEvents: 'server/src/journal/event-store.ts',
  stationOwners: 'server/src/owners/owner-store.ts',
  stations: 'server/src/stations/station-store.ts',
  taxReports: 'server/src/payments/receipts/tax-report-store.ts',
  warnings: 'server/src/warnings/warning-store.ts',
  waitingIdentities: 'server/src/accounts/provider-sign-in-store.ts',
};

const roomOf = (domain) => `server/src/${domain}`;
const domainRooms = Object.keys(domains).map(roomOf);

/** What every domain stands on. It knows no domain. */
const ground = [
  'server/src/agreed-terms.ts',
  'server/src/clock.ts',
  'server/src/db',
  'server/src/deps.ts',
  'server/src/escape-html.ts',
  'server/src/legal-facts-of.ts',
  'server/src/papers',
  'server/src/ports',
  'server/src/principal.ts',
  'server/src/queue',
  'server/src/require-station.ts',
  'server/src/secrets.ts',
  'server/src/texts',
  'server/src/timestamps.ts',
];

/** Bookings and saved cards ask for agreement to legal texts, and mails carry them. */
const legalDomains = new Set(['bookings', 'cards', 'notices', 'shop']);

/** What a single domain draws with or writes. */
const ownPackages = { photos: ['sharp'], statements: ['csv-stringify'] };

export const floorPlan = [
  { room: 'palette', may: [], packages: ['node'] },
  { room: 'logging', may: [], packages: ['node'] },
  { room: 'contract', may: [], packages: ['zod'] },
  { room: 'rules', may: ['contract'], packages: [] },
  { room: 'legal', may: ['contract', 'rules'], packages: [] },

  ...Object.entries(domains).map(([domain, callees]) => ({
    room: roomOf(domain),
    may: [
      'contract',
      'rules',
      ...ground,
      ...callees.map(roomOf),
      ...(legalDomains.has(domain) ? ['legal'] : []),
      ...(domain === 'notices' ? ['palette'] : []),
    ],
    packages: ['kysely', 'libphonenumber-js', 'node', 'zod', ...(ownPackages[domain] ?? [])],
  })),
  { room: 'server/src/agreed-terms.ts', may: ['contract', 'rules'], packages: ['zod'] },
  { room: 'server/src/db', may: ['contract'] },
  { room: 'server/src/legal-facts-of.ts', may: ['legal', 'server/src/settings.ts'], packages: [] },
  {
    room: 'server/src/papers',
    may: ['palette', 'contract'],
    packages: ['@expo-google-fonts/onest', 'node', 'pdfkit'],
  },
  { room: 'server/src/principal.ts', may: ['contract'], packages: [] },
  { room: 'server/src/queue', may: ['server/src/clock.ts', 'server/src/db', 'server/src/secrets.ts'] },
  {
    room: 'server/src/require-station.ts',
    may: ['contract', 'server/src/db', 'server/src/principal.ts'],
    packages: ['kysely'],
  },
  { room: 'server/src/texts', may: ['contract'] },
  {
    room: 'server/src/http',
    may: [
      'palette',
      'logging',
      'contract',
      'rules',
      'legal',
      ...ground,
      ...domainRooms,
      'server/src/settings.ts',
      'web/src/app/page-request.ts',
    ],
  },
  { room: 'server/src/gateway', may: ['contract', 'rules', ...ground, ...domainRooms] },
  {
    room: 'server/src/jobs',
    may: ['contract', 'rules', ...ground, ...domainRooms, 'server/src/gateway/purge-commands.ts'],
    packages: ['node', 'zod'],
  },
  { room: 'server/src/outside', may: ['contract', 'server/src/ports'] },
  { room: 'server/src/ports', may: ['contract'] },
  { room: 'server/src/deps.ts', may: ['server/src/db', 'server/src/ports', 'server/src/settings.ts'] },
  { room: 'server/src/laine.ts', may: ['contract', 'rules', 'server'] },
  { room: 'server/src/open-contact-key.ts', may: ['server/src/db/make-data-folder.ts'], packages: ['node'] },
  { room: 'server/src/main.ts', may: ['server'] },
  { room: 'server', may: ['contract', 'rules'], packages: ['node', 'zod'] },

  {
    room: 'web/src/ui',
    may: [
      'palette',
      'contract',
      'rules/src/format-money.ts',
      'rules/src/format-phone.ts',
      'rules/src/wall-time.ts',
      'web/src/api',
      'web/src/i18n',
    ],
  },
  { room: 'web/src/api', may: ['contract'] },
  { room: 'web/src/i18n', may: ['contract', 'web/src/audience/audience.ts'] },
  { room: 'web/src/customer', may: ['contract', 'rules', 'legal', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web/src/admin', may: ['contract', 'rules', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web', may: ['palette', 'contract', 'rules', 'legal', 'web'] },

  { room: 'station/kiosk', may: ['palette', 'contract', 'rules', 'station/src/screen'] },
  { room: 'station', may: ['logging', 'contract', 'rules'] },

  { room: 'sandbox', may: ['palette', 'contract', 'rules', 'legal', 'server', 'station'] },
];

/** A domain's store is its own: everybody else goes through a use case. */
export const isStore = (path) => /^server\/.*-store\.[jt]s$/.test(path);

/** Tests, measurements and what serves only them may look everywhere, and nobody else looks at them. */
export const isForTests = (path) =>
  /^(?:bench|e2e|prove)\/|\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|\/example-[^/]+$/.test(path);
