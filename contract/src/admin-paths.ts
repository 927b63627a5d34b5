import { paths } from './paths.ts';

/** The wall is the page without a tab. */
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

/** The statements are the page without a tab. */
export type MoneyTab = 'claims' | 'ledger' | 'transfers' | 'debts' | 'gift-cards' | 'passes' | 'reviews';

/** Setup steps of a new station once it has an id and lockers, in this order. */
export const setUpSteps = ['public', 'hardware', 'program', 'doors', 'boards'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

const admin = (...steps: string[]) => [paths.admin(), ...steps.map(encodeURIComponent)].join('/');

/** Addresses of the staff screens, in a file of their own so that no customer's page loads them. */
export const adminPaths = {
  today: paths.admin,
  /** An admin makes or shows a passkey there, then continues to `redirect`. */
  passkey: (redirect?: string): string =>
    redirect === undefined ? admin('passkey') : `${admin('passkey')}?${new URLSearchParams({ redirect }).toString()}`,
  stations: (): string => admin('stations'),
  /** Without a tab it is the wall. */
  station: (stationId: string, tab?: StationTab): string =>
    admin('stations', stationId, ...(tab === undefined ? [] : [tab])),
  item: (stationId: string, itemId: string): string => admin('stations', stationId, 'items', itemId),
  /** The message with its list of recipients. */
  broadcast: (stationId: string, broadcastId: string): string => admin('stations', stationId, 'message', broadcastId),
  bookings: (): string => admin('bookings'),
  booking: (bookingId: string): string => admin('bookings', bookingId),
  sessions: paths.adminSessions,
  people: (): string => admin('people'),
  person: (personId: string): string => admin('people', personId),
  /** Without a tab it is the statements. */
  money: (tab?: MoneyTab): string => admin('money', ...(tab === undefined ? [] : [tab])),
  statement: (statementId: string): string => admin('money', 'statements', statementId),
  claim: (claimId: string): string => admin('money', 'claims', claimId),
  /** Staff ask for compensation there. */
  newClaim: (sessionId: string): string => admin('sessions', sessionId, 'claim'),
  /** Alert settings of the person who is signed in. */
  alertMessages: (): string => admin('alert-messages'),
  insights: (): string => admin('insights'),
  access: (): string => admin('access'),
  audit: (): string => admin('audit'),
  securityEvents: (): string => admin('audit', 'security'),
  /** Creates a station; with an id, sets it up: at the given step, or at the first one that isn't done. */
  newStation: (stationId?: string, step?: SetUpStep): string =>
    admin('new-station', ...[stationId, step].filter((part) => part !== undefined)),
};
