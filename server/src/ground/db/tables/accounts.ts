import type { KeyScope } from '@laine/contract/key-scope.ts';
import type {
  AccountStatus,
  ConsentKind,
  Locale,
  LoginEnd,
  LoginMethod,
  Role,
  WarningReason,
} from '@laine/contract/states.ts';
import type { Generated } from 'kysely';

export interface AccountsTable {
  id: string;
  email: string | null;
  name: string | null;
  surname: string | null;
  phone: string | null;
  image: string | null;
  country: string | null;
  postalCode: string | null;
  locale: Locale | null;
  role: Generated<Role>;
  status: Generated<AccountStatus>;
  passwordHash: string | null;
  paymentCustomerId: string | null;
  deletionAskedAt: Temporal.Instant | null;
  deletionAskedBy: DeletionAsker | null;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  staffNote: string | null;
  wantsReminders: Generated<boolean>;
  wantsReviewRequests: Generated<boolean>;
  wantsNews: Generated<boolean>;
  unsubscribeToken: Generated<string | null>;
  lastSignInAt: Temporal.Instant | null;
  passkeyOfferClosedAt: Temporal.Instant | null;
  removedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export type DeletionAsker = 'person' | 'facebook' | 'disuse';

export interface IdentitiesTable {
  provider: 'google' | 'facebook';
  idAtProvider: string;
  accountId: string;
  createdAt: Temporal.Instant;
}

export interface LoginsTable {
  id: string;
  accountId: string;
  tokenHash: string;
  kind: 'cookie' | 'bearer';
  method: LoginMethod;
  device: string;
  place: string | null;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  endedBecause: LoginEnd | null;
  originHash: string | null;
}

export interface LoginCodesTable {
  id: string;
  email: string;
  codeHash: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
  browserHash: string | null;
  networkHash: string | null;
}

export interface WaitingIdentitiesTable {
  browserHash: string;
  email: string;
  provider: 'google' | 'facebook';
  idAtProvider: string;
  name: string | null;
  surname: string | null;
  image: string | null;
  expiresAt: Temporal.Instant;
}

export interface ProviderSignInsTable {
  stateHash: string;
  provider: 'google' | 'facebook';
  browserHash: string;
  pkceVerifier: string;
  nonce: string;
  redirect: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export interface ConsentsTable {
  id: string;
  accountId: string;
  kind: ConsentKind;
  version: string;
  locale: Locale | null;
  bookingId: string | null;
  givenAt: Temporal.Instant;
  withdrawnAt: Temporal.Instant | null;
}

export interface RememberedContactsTable {
  contactHash: string;
  reason: 'ban' | 'warning';
  accountId: string;
  until: Temporal.Instant;
}

export interface DeletionRequestsTable {
  confirmationCode: string;
  accountId: string | null;
  askedAt: Temporal.Instant;
}

export interface WarningsTable {
  id: string;
  accountId: string;
  sessionId: string | null;
  bookingId: string | null;
  reason: WarningReason;
  lateInMinutes: Generated<number>;
  givenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  droppedAt: Temporal.Instant | null;
}

export interface ApiKeysTable {
  id: string;
  name: string;
  hash: string;
  stationIds: string[] | null;
  scope: Generated<KeyScope>;
  createdBy: string | null;
  expiresAt: Temporal.Instant | null;
  lastUsedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}
