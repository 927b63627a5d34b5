export interface PasskeysTable {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  backedUp: boolean;
  createdAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant | null;
}

export interface PasskeyChallengesTable {
  challengeHash: string;
  purpose: 'register' | 'sign-in';
  accountId: string | null;
  browserHash: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export interface RecoveryCodesTable {
  id: string;
  accountId: string;
  codeHash: string;
  createdAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}
