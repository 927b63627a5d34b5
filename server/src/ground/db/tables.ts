import type {
  AccountsTable,
  IdentitiesTable,
  LoginsTable,
  LoginCodesTable,
  ProviderSignInsTable,
  ConsentsTable,
  WarningsTable,
  ApiKeysTable,
  WaitingIdentitiesTable,
  RememberedContactsTable,
  DeletionRequestsTable,
} from './tables/accounts.ts';
import type {
  BookingNotesTable,
  BookingsTable,
  ExtensionsTable,
  GoodwillsTable,
  RetiredCodesTable,
  ReturnQuestionsTable,
  SessionsTable,
  StatusCountsTable,
  TicketSharesTable,
  ReviewsTable,
} from './tables/bookings.ts';
import type { BudgetUsesTable } from './tables/budget-uses-table.ts';
import type { InsightChangesTable, InsightDaysTable, InsightTotalsTable } from './tables/insights.ts';
import type { InstallationTable } from './tables/installation-table.ts';
import type { JobsTable } from './tables/jobs-table.ts';
import type {
  PassesTable,
  GiftCardsTable,
  PassOffersTable,
  DebtsTable,
  OvertimesTable,
  ClaimItemsTable,
  ClaimsTable,
  LedgerTable,
  DrawnPapersTable,
  ReceiptsTable,
  TaxReportsTable,
  CountersTable,
  PaymentPagesTable,
  DisputesTable,
  BankRefundsTable,
} from './tables/money.ts';
import type {
  NoticesTable,
  StationEventsTable,
  StationConnectionsTable,
  CommandsTable,
  LogsTable,
  PingHoursTable,
  PingsTable,
  AlertsTable,
  AuditTable,
  SecurityEventsTable,
  AlertSettingsTable,
} from './tables/operations.ts';
import type { PasskeyChallengesTable, PasskeysTable, RecoveryCodesTable } from './tables/passkeys.ts';
import type { PhotosTable, ProblemsTable, StationPicturesTable } from './tables/problems.ts';
import type { OwnerSharesTable, StatementEntriesTable, StatementsTable } from './tables/statements.ts';
import type {
  BroadcastRecipientsTable,
  BroadcastsTable,
  ClosuresTable,
  ItemActsTable,
  ItemsTable,
  LockerOutagesTable,
  LockersTable,
  OpeningWishesTable,
  StationOwnersTable,
  StationsTable,
  TasksTable,
} from './tables/stations.ts';
import type { WriteChecksTable } from './tables/write-checks-table.ts';

/** Every table, as the migrations create it. */
export interface Tables {
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  recoveryCodes: RecoveryCodesTable;
  alertSettings: AlertSettingsTable;
  returnQuestions: ReturnQuestionsTable;
  jobs: JobsTable;
  accounts: AccountsTable;
  identities: IdentitiesTable;
  logins: LoginsTable;
  loginCodes: LoginCodesTable;
  waitingIdentities: WaitingIdentitiesTable;
  budgetUses: BudgetUsesTable;
  writeChecks: WriteChecksTable;
  installation: InstallationTable;
  providerSignIns: ProviderSignInsTable;
  consents: ConsentsTable;
  warnings: WarningsTable;
  rememberedContacts: RememberedContactsTable;
  deletionRequests: DeletionRequestsTable;
  apiKeys: ApiKeysTable;
  stations: StationsTable;
  stationOwners: StationOwnersTable;
  lockers: LockersTable;
  lockerOutages: LockerOutagesTable;
  items: ItemsTable;
  itemActs: ItemActsTable;
  tasks: TasksTable;
  broadcastRecipients: BroadcastRecipientsTable;
  broadcasts: BroadcastsTable;
  closures: ClosuresTable;
  bookings: BookingsTable;
  sessions: SessionsTable;
  statusCounts: StatusCountsTable;
  insightDays: InsightDaysTable;
  insightChanges: InsightChangesTable;
  insightTotals: InsightTotalsTable;
  retiredCodes: RetiredCodesTable;
  bookingNotes: BookingNotesTable;
  goodwills: GoodwillsTable;
  extensions: ExtensionsTable;
  ticketShares: TicketSharesTable;
  reviews: ReviewsTable;
  passes: PassesTable;
  giftCards: GiftCardsTable;
  passOffers: PassOffersTable;
  debts: DebtsTable;
  openingWishes: OpeningWishesTable;
  overtimes: OvertimesTable;
  claims: ClaimsTable;
  claimItems: ClaimItemsTable;
  problems: ProblemsTable;
  photos: PhotosTable;
  stationPictures: StationPicturesTable;
  ledger: LedgerTable;
  ownerShares: OwnerSharesTable;
  statements: StatementsTable;
  statementEntries: StatementEntriesTable;
  receipts: ReceiptsTable;
  drawnPapers: DrawnPapersTable;
  taxReports: TaxReportsTable;
  counters: CountersTable;
  paymentPages: PaymentPagesTable;
  disputes: DisputesTable;
  bankRefunds: BankRefundsTable;
  notices: NoticesTable;
  stationEvents: StationEventsTable;
  stationConnections: StationConnectionsTable;
  commands: CommandsTable;
  logs: LogsTable;
  pings: PingsTable;
  pingHours: PingHoursTable;
  alerts: AlertsTable;
  audit: AuditTable;
  securityEvents: SecurityEventsTable;
}
