/**
 * Allowed imports between rooms. `may` names rooms (or single files), `packages` npm packages: a list, or nothing if
 * any will do. A room that no entry names is closed to all others.
 */

/**
 * The server's districts from low to high, and in each its domains from low to high: a domain may call use cases of
 * every domain of the districts that its own `may` call, and of the neighbours it names. Never their stores.
 */
export const districts = {
  telling: {
    may: [],
    domains: { alerts: [], outbox: [], notices: ['alerts', 'outbox'], 'alert-messages': ['notices', 'outbox'] },
  },
  identity: {
    may: ['telling'],
    domains: { accounts: [], passkeys: ['accounts'], 'api-keys': ['accounts'], warnings: ['accounts'] },
  },
  site: {
    may: ['telling', 'identity'],
    domains: {
      photos: [],
      stations: ['photos'],
      tasks: ['stations'],
      owners: ['stations'],
      webhooks: ['stations'],
    },
  },
  money: {
    may: ['telling', 'identity'],
    domains: {
      prepaid: [],
      payments: ['prepaid'],
      debts: ['payments', 'prepaid'],
      shop: ['payments', 'prepaid'],
      cards: ['payments'],
      statements: [],
    },
  },
  rental: {
    may: ['telling', 'identity', 'site', 'money'],
    domains: {
      reviews: [],
      'call-outs': [],
      sessions: [],
      bookings: ['sessions'],
      extensions: ['bookings', 'sessions'],
      overtime: ['extensions'],
      closures: ['bookings', 'sessions'],
      'opening-wishes': ['sessions'],
      broadcasts: ['bookings', 'closures'],
      returns: ['bookings', 'call-outs', 'overtime', 'sessions'],
      tickets: ['bookings', 'returns', 'sessions'],
      problems: ['bookings', 'returns', 'sessions'],
      claims: ['bookings', 'returns'],
      'by-staff': ['bookings', 'call-outs', 'claims', 'extensions', 'overtime', 'problems', 'returns', 'sessions'],
      charges: ['claims', 'closures', 'extensions', 'overtime'],
      journal: ['bookings', 'claims', 'overtime', 'problems', 'returns', 'sessions'],
    },
  },
  insight: {
    may: ['site', 'rental'],
    domains: { insights: [], dashboard: ['insights'], search: [] },
  },
  people: {
    may: ['telling', 'identity', 'site', 'money', 'rental'],
    domains: { 'own-data': [], persons: ['own-data'], removal: ['own-data', 'persons'] },
  },
};

/** The few calls against that order, file by file. */
export const backArrows = [
  {
    from: 'server/src/money/payments/queue-refund.ts',
    to: 'server/src/money/debts/lower-debts.ts',
    because: 'Whatever is given back of a payment that a bank took is owed no more, in the same transaction.',
  },
  ...['queue-refund', 'lower-refund', 'put-back'].map((giver) => ({
    from: `server/src/money/payments/${giver}.ts`,
    to: 'server/src/money/debts/balance-disputes.ts',
    because: 'What is owed for a payment that a bank took follows what was used of it, in the same transaction.',
  })),
  {
    from: 'server/src/site/stations/lockers/edit-locker.ts',
    to: 'server/src/rental/sessions/reseat-sessions.ts',
    because:
      'Whoever was to collect from a locker that staff take out of service gets another one in the same transaction.',
  },
  {
    from: 'server/src/site/stations/lockers/note-items.ts',
    to: 'server/src/rental/sessions/reseat-sessions.ts',
    because: 'The same for a locker that lacks its board, paddle or vest from now on, or has all of them again.',
  },
  {
    from: 'server/src/site/stations/lockers/note-items.ts',
    to: 'server/src/rental/claims/drop-found-things.ts',
    because: 'Nobody may be charged for a thing between the moment when it is found and the next look at its claim.',
  },
];

/** The one file that writes a table, beside those below that write any. Everybody may read. */
export const tableOwners = {
  accounts: 'server/src/identity/accounts/account-store.ts',
  alertSettings: 'server/src/telling/alert-messages/alert-settings-store.ts',
  alerts: 'server/src/telling/alerts/alert-store.ts',
  apiKeys: 'server/src/identity/api-keys/api-key-store.ts',
  audit: 'server/src/ground/audit/audit-store.ts',
  bankRefunds: 'server/src/money/payments/bank-refund-store.ts',
  bookingNotes: 'server/src/rental/by-staff/note-store.ts',
  bookings: 'server/src/rental/bookings/booking-store.ts',
  broadcastRecipients: 'server/src/rental/broadcasts/broadcast-store.ts',
  broadcasts: 'server/src/rental/broadcasts/broadcast-store.ts',
  budgetUses: 'server/src/ground/budgets/budget-store.ts',
  writeChecks: 'server/src/ground/db/open-write-check.ts',
  claimItems: 'server/src/rental/claims/claim-store.ts',
  claims: 'server/src/rental/claims/claim-store.ts',
  closures: 'server/src/rental/closures/closure-store.ts',
  commands: 'server/src/entry/gateway/command-store.ts',
  consents: 'server/src/identity/accounts/remember-consent.ts',
  counters: 'server/src/money/payments/receipts/receipt-store.ts',
  extensions: 'server/src/rental/extensions/extension-store.ts',
  ticketShares: 'server/src/rental/tickets/ticket-share-store.ts',
  giftCards: 'server/src/money/prepaid/gift-card-store.ts',
  goodwills: 'server/src/rental/by-staff/goodwill-store.ts',
  identities: 'server/src/identity/accounts/account-store.ts',
  installation: 'server/src/operating/installation/installation-store.ts',
  insightChanges: 'server/src/insight/insights/insight-store.ts',
  insightDays: 'server/src/insight/insights/insight-store.ts',
  insightTotals: 'server/src/insight/insights/insight-store.ts',
  itemActs: 'server/src/site/stations/items/item-act-store.ts',
  items: 'server/src/site/stations/lockers/item-store.ts',
  jobs: 'server/src/ground/queue/job-store.ts',
  ledger: 'server/src/money/payments/ledger-store.ts',
  lockerOutages: 'server/src/site/stations/lockers/outage-store.ts',
  lockers: 'server/src/site/stations/lockers/locker-store.ts',
  loginCodes: 'server/src/identity/accounts/login-code-store.ts',
  logins: 'server/src/identity/accounts/login-store.ts',
  logs: 'server/src/ground/logs/log-store.ts',
  notices: 'server/src/telling/outbox/outbox-store.ts',
  passes: 'server/src/money/prepaid/pass-store.ts',
  passkeyChallenges: 'server/src/identity/passkeys/passkey-challenge-store.ts',
  passkeys: 'server/src/identity/passkeys/passkey-store.ts',
  passOffers: 'server/src/money/prepaid/pass-offer-store.ts',
  photos: 'server/src/site/photos/photo-store.ts',
  pingHours: 'server/src/site/stations/link/ping-store.ts',
  stationPictures: 'server/src/site/photos/station-picture-store.ts',
  pings: 'server/src/site/stations/link/ping-store.ts',
  problems: 'server/src/rental/problems/problem-store.ts',
  debts: 'server/src/money/debts/debt-store.ts',
  openingWishes: 'server/src/rental/opening-wishes/opening-wish-store.ts',
  overtimes: 'server/src/rental/overtime/overtime-store.ts',
  disputes: 'server/src/money/payments/dispute-store.ts',
  paymentPages: 'server/src/money/payments/payment-pages.ts',
  deletionRequests: 'server/src/people/removal/deletion-request-store.ts',
  providerSignIns: 'server/src/identity/accounts/provider-sign-in-store.ts',
  receipts: 'server/src/money/payments/receipts/receipt-store.ts',
  drawnPapers: 'server/src/ground/papers/paper-store.ts',
  recoveryCodes: 'server/src/identity/passkeys/recovery-code-store.ts',
  rememberedContacts: 'server/src/identity/accounts/remembered-contact-store.ts',
  retiredCodes: 'server/src/rental/sessions/session-store.ts',
  returnQuestions: 'server/src/rental/returns/return-question-store.ts',
  ownerShares: 'server/src/money/statements/share-store.ts',
  statementEntries: 'server/src/money/statements/statement-store.ts',
  statements: 'server/src/money/statements/statement-store.ts',
  reviews: 'server/src/rental/reviews/review-store.ts',
  securityEvents: 'server/src/ground/security-events/security-event-store.ts',
  sessions: 'server/src/rental/sessions/session-store.ts',
  stationConnections: 'server/src/entry/gateway/connection-store.ts',
  stationEvents: 'server/src/rental/journal/event-store.ts',
  stationOwners: 'server/src/site/owners/owner-store.ts',
  stations: 'server/src/site/stations/station-store.ts',
  statusCounts: 'server/src/ground/db/fold-status-counts.ts',
  tasks: 'server/src/site/tasks/task-store.ts',
  taxReports: 'server/src/money/payments/receipts/tax-report-store.ts',
  warnings: 'server/src/identity/warnings/warning-store.ts',
  waitingIdentities: 'server/src/identity/accounts/provider-sign-in-store.ts',
};

/** The only files that write tables which they do not name, what they may do to those, and why. */
export const writersOfAnyTable = [
  {
    file: 'server/src/ground/keeping/keeping-store.ts',
    may: ['delete', 'update'],
    because:
      'The rules of how long rows live, and of what goes with a person, name tables of every owner; only their room calls it.',
  },
  {
    file: 'server/src/ground/db/load-tables.ts',
    may: ['insert'],
    because: 'A backup that is restored names its tables.',
  },
];

const districtRoom = (district) => `server/src/${district}`;

/** Domains stand on it, and it knows none of them. Its rooms that own tables keep their stores to themselves. */
const ground = 'server/src/ground';
const tableRooms = ['audit', 'budgets', 'events', 'keeping', 'logs', 'queue', 'security-events'];

/** Bookings and saved cards ask for agreement to legal texts, and mails carry them. */
const legalDomains = new Set(['bookings', 'cards', 'notices', 'shop', 'tickets']);

/** Packages that only one domain may use. */
const ownPackages = { passkeys: ['@simplewebauthn/server'], photos: ['sharp'] };

const domainPlans = Object.entries(districts).flatMap(([district, { may, domains }]) =>
  Object.entries(domains).map(([domain, neighbours]) => ({
    room: `${districtRoom(district)}/${domain}`,
    may: [
      'contract',
      'rules',
      ground,
      ...may.map(districtRoom),
      ...neighbours.map((name) => `${districtRoom(district)}/${name}`),
      ...(legalDomains.has(domain) ? ['legal'] : []),
      ...(domain === 'notices' ? ['palette'] : []),
    ],
    packages: ['kysely', 'libphonenumber-js', 'node', 'zod', ...(ownPackages[domain] ?? [])],
  })),
);

/** The rooms of all districts, for code outside them. */
const domainRooms = Object.keys(districts).map(districtRoom);

export const floorPlan = [
  { room: 'palette', may: [], packages: ['node', 'uqr'] },
  { room: 'logging', may: [], packages: ['node'] },
  { room: 'contract', may: [], packages: ['zod'] },
  { room: 'rules', may: ['contract'], packages: [] },
  { room: 'legal', may: ['contract', 'rules'], packages: [] },
  {
    room: 'texts',
    may: ['contract'],
    packages: ['@lingui/conf', '@lingui/core', '@lingui/message-utils', 'node', 'pofile-ts', 'vite'],
  },

  ...domainPlans,

  { room: 'server/src/ground/legal-facts-of.ts', may: ['legal', 'server/src/settings.ts'], packages: [] },
  { room: 'server/src/ground/deps.ts', may: [ground, 'server/src/settings.ts'] },
  {
    room: 'server/src/ground/papers',
    may: ['palette', 'contract', ground],
    packages: ['@expo-google-fonts/onest', 'fontkit', 'kysely', 'node', 'pdfkit'],
  },
  { room: 'server/src/ground/ports', may: ['contract'] },
  { room: 'server/src/ground/texts', may: ['contract', 'texts'] },
  { room: 'server/src/ground/db', may: ['contract', 'server/src/ground/clock.ts'] },
  ...tableRooms.map((name) => ({ room: `${ground}/${name}`, may: ['contract', 'rules', ground] })),
  { room: ground, may: ['contract', 'rules', ground] },

  {
    room: 'server/src/entry/http',
    may: [
      'palette',
      'logging',
      'contract',
      'rules',
      'legal',
      ground,
      ...domainRooms,
      'server/src/operating/installation',
      'server/src/settings.ts',
      'web/src/app/page-request.ts',
    ],
  },
  { room: 'server/src/entry/gateway', may: ['contract', 'rules', ground, ...domainRooms] },
  {
    room: 'server/src/entry/jobs',
    may: ['contract', 'rules', ground, ...domainRooms, 'server/src/operating/installation'],
    packages: ['node', 'zod'],
  },
  { room: 'server/src/outside', may: ['contract', 'server/src/ground/ports'] },
  {
    room: 'server/src/operating/installation',
    may: ['contract', 'rules', ground, 'server/src/telling'],
    packages: ['kysely', 'node', 'zod'],
  },
  // The operator's commands, and what they and the running server share.
  { room: 'server/src/operating', may: ['contract', 'server'] },
  { room: 'server/src/settings.ts', may: ['contract'], packages: ['node', 'zod'] },
  { room: 'server', may: ['contract', 'rules', 'server'] },

  {
    room: 'web/src/ui',
    may: [
      'palette',
      'contract',
      'rules/src/money/format-money.ts',
      'rules/src/people/format-phone.ts',
      'rules/src/time/opening-hours.ts',
      'rules/src/price/quote.ts',
      'rules/src/time/wall-time.ts',
      'web/src/api',
      'web/src/i18n',
    ],
  },
  { room: 'web/src/api', may: ['contract'] },
  { room: 'web/src/i18n', may: ['contract', 'web/src/audience/audience.ts'] },
  { room: 'web/src/customer', may: ['contract', 'rules', 'legal', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web/src/admin', may: ['contract', 'rules', 'web/src/ui', 'web/src/api', 'web/src/i18n'] },
  { room: 'web', may: ['palette', 'contract', 'rules', 'legal', 'texts', 'web'] },

  { room: 'station/kiosk', may: ['palette', 'contract', 'rules', 'texts', 'station/src/screen'] },
  { room: 'station', may: ['logging', 'contract', 'rules'] },

  { room: 'sandbox', may: ['palette', 'contract', 'rules', 'legal', 'server', 'station'] },
];

/** A domain's store is private: everybody else goes through a use case. */
export const isStore = (path) => /^server\/.*-store\.[jt]s$/.test(path);

/** Tests, measurements and their scenes may import everything; nobody else imports them. */
export const isForTests = (path) =>
  /^(?:bench|e2e|prove)\/|\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|\/example-[^/]+$/.test(path);
