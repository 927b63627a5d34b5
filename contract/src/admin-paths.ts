import { paths } from './paths.ts';

/** What a station's page has beside its wall. */
export type StationTab =
  | 'day'
  | 'items'
  | 'todo'
  | 'visit'
  | 'closures'
  | 'message'
  | 'preferences'
  | 'people'
  | 'webhook'
  | 'health'
  | 'public'
  | 'log'
  | 'console';

/** What admins see of money beside the statements. */
export type MoneyTab = 'claims' | 'ledger' | 'transfers' | 'debts' | 'gift-cards' | 'passes' | 'reviews';

/** What is done for a new station once it has an id and lockers, in this order. */
export const setUpSteps = ['public', 'hardware', 'program', 'doors', 'boards'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

const admin = (...steps: string[]) => [paths.admin(), ...steps.map(encodeURIComponent)].join('/');

/** The addresses of the staff screens. They stand apart so that no customer's page carries them. */
export const adminPaths = {
  today: paths.admin,
  /** Where an admin makes or shows their passkey, and then goes on. */
  passkey: (redirect?: string): string =>
    redirect === undefined ? admin('passkey') : `${admin('passkey')}?${new URLSearchParams({ redirect }).toString()}`,
  stations: (): string => admin('stations'),
  /** Without a tab it is the wall. */
  station: (stationId: string, tab?: StationTab): string =>
    admin('stations', stationId, ...(tab === undefined ? [] : [tab])),
  item: (stationId: string, itemId: string): string => admin('stations', stationId, 'items', itemId),
  /** A message to everybody at a station, and whom it reached. */
  broadcast: (stationId: string, broadcastId: string): string => admin('stations', stationId, 'message', broadcastId),
  bookings: (): string => admin('bookings'),
  booking: (bookingId: string): string => admin('bookings', bookingId),
  sessions: paths.adminSessions,
  people: (): string => admin('people'),
  person: (personId: string): string => admin('people', personId),
  /** Without a tab it is the statements. */
  money: (tab?: MoneyTab): string => admin('money', ...(tab === undefined ? [] : [tab])),
  /** A closed month of a station. */
  statement: (statementId: string): string => admin('money', 'statements', statementId),
  claim: (claimId: string): string => admin('money', 'claims', claimId),
  /** Where staff ask for what a rental broke. */
  newClaim: (sessionId: string): string => admin('sessions', sessionId, 'claim'),
  /** How alerts reach the person who is signed in. */
  alertMessages: (): string => admin('alert-messages'),
  insights: (): string => admin('insights'),
  access: (): string => admin('access'),
  audit: (): string => admin('audit'),
  /** Who came in, who was turned away, who looked at what. */
  securityEvents: (): string => admin('audit', 'security'),
  /** Where a station is made; with its id, where it is set up: at the first step that is not done, or at the given one. */
  newStation: (stationId?: string, step?: SetUpStep): string =>
    admin('new-station', ...[stationId, step].filter((part) => part !== undefined)),
};
