import type { JobsTable } from './tables/jobs-table.ts';
import type {
  AccountsTable,
  IdentitiesTable,
  LoginsTable,
  LoginCodesTable,
  LoginTriesTable,
  ProviderSignInsTable,
  ConsentsTable,
  WarningsTable,
  ApiKeysTable,
  WaitingIdentitiesTable,
  RememberedContactsTable,
  CardPagesTable,
  DeletionRequestsTable,
} from './tables/accounts.ts';
import type { StationsTable, StationOwnersTable, LockersTable, ItemsTable, ClosuresTable } from './tables/stations.ts';
import type {
  BookingsTable,
  ExtensionsTable,
  ReturnQuestionsTable,
  SessionsTable,
  ReviewsTable,
} from './tables/bookings.ts';
import type {
  PassesTable,
  GiftCardsTable,
  GiftCardTriesTable,
  PassOffersTable,
  DebtsTable,
  OvertimesTable,
  ClaimItemsTable,
  ClaimsTable,
  LedgerTable,
  ReceiptsTable,
  TaxReportsTable,
  CountersTable,
  PaymentEventsTable,
  PaymentPagesTable,
  DisputesTable,
  BankRefundsTable,
} from './tables/money.ts';
import type { PhotosTable, ProblemsTable } from './tables/problems.ts';
import type {
  NoticesTable,
  StationEventsTable,
  StationConnectionsTable,
  CommandsTable,
  LogsTable,
  PingsTable,
  AlertsTable,
  AuditTable,
  CallOutsTable,
} from './tables/operations.ts';
import type { OwnerSharesTable, StatementEntriesTable, StatementsTable } from './tables/statements.ts';

/** Every table, as the migrations make them. */
export interface Tables {
  callOuts: CallOutsTable;
  returnQuestions: ReturnQuestionsTable;
  jobs: JobsTable;
  accounts: AccountsTable;
  identities: IdentitiesTable;
  logins: LoginsTable;
  loginCodes: LoginCodesTable;
  waitingIdentities: WaitingIdentitiesTable;
  loginTries: LoginTriesTable;
  providerSignIns: ProviderSignInsTable;
  consents: ConsentsTable;
  warnings: WarningsTable;
  rememberedContacts: RememberedContactsTable;
  cardPages: CardPagesTable;
  deletionRequests: DeletionRequestsTable;
  apiKeys: ApiKeysTable;
  stations: StationsTable;
  stationOwners: StationOwnersTable;
  lockers: LockersTable;
  items: ItemsTable;
  closures: ClosuresTable;
  bookings: BookingsTable;
  sessions: SessionsTable;
  extensions: ExtensionsTable;
  reviews: ReviewsTable;
  passes: PassesTable;
  giftCards: GiftCardsTable;
  giftCardTries: GiftCardTriesTable;
  passOffers: PassOffersTable;
  debts: DebtsTable;
  overtimes: OvertimesTable;
  claims: ClaimsTable;
  claimItems: ClaimItemsTable;
  problems: ProblemsTable;
  photos: PhotosTable;
  ledger: LedgerTable;
  ownerShares: OwnerSharesTable;
  statements: StatementsTable;
  statementEntries: StatementEntriesTable;
  receipts: ReceiptsTable;
  taxReports: TaxReportsTable;
  counters: CountersTable;
  paymentEvents: PaymentEventsTable;
  paymentPages: PaymentPagesTable;
  disputes: DisputesTable;
  bankRefunds: BankRefundsTable;
  notices: NoticesTable;
  stationEvents: StationEventsTable;
  stationConnections: StationConnectionsTable;
  commands: CommandsTable;
  logs: LogsTable;
  pings: PingsTable;
  alerts: AlertsTable;
  audit: AuditTable;
}
