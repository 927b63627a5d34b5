import type { Tables } from '../db/tables.ts';

const SIGN_INS = 'login codes, wrong tries, round trips to providers';
const BOOKS = 'bookings with their money';
const LEDGER = 'goes with its row of the ledger';
const ACCOUNT = 'goes or is emptied with the account';
const STATION = 'stays with the station';

/** What ends the rows of each table: a rule, or something else. A new table does not compile before it is here. */
export const rowEnds: Record<keyof Tables, string> = {
  accounts: ACCOUNT,
  alerts: 'closed alerts',
  apiKeys: 'somebody deletes it',
  audit: 'never, and redacted',
  bankRefunds: LEDGER,
  bookings: BOOKS,
  callOuts: 'goes with its alert',
  cardPages: 'the page is used or closes',
  claims: BOOKS,
  closures: STATION,
  commands: 'commands to stations',
  consents: 'agreements that no longer count',
  counters: 'never: numbers of receipts go on',
  debts: BOOKS,
  deletionRequests: 'deletions asked for at Facebook',
  disputes: LEDGER,
  extensions: BOOKS,
  giftCardTries: 'gift card codes typed wrong',
  giftCards: 'passes and gift cards',
  identities: ACCOUNT,
  items: STATION,
  jobs: 'the housekeeping deletes what is done',
  ledger: 'money without a booking',
  lockers: STATION,
  loginCodes: SIGN_INS,
  loginTries: SIGN_INS,
  logins: 'ended logins',
  logs: 'logs of stations',
  notices: 'notices',
  overtimes: BOOKS,
  passes: 'passes and gift cards',
  passOffers: 'passes and gift cards',
  paymentEvents: 'events of the payment provider',
  paymentPages: LEDGER,
  pings: 'signs of life of stations',
  providerSignIns: SIGN_INS,
  receipts: BOOKS,
  rememberedContacts: 'the housekeeping forgets them with their ban or warning',
  returnQuestions: BOOKS,
  reviews: BOOKS,
  sessions: 'sessions that staff made',
  stationConnections: STATION,
  stationEvents: 'journals of stations',
  stationOwners: ACCOUNT,
  stations: STATION,
  taxReports: BOOKS,
  waitingIdentities: SIGN_INS,
  warnings: 'warnings that no longer hold',
};
