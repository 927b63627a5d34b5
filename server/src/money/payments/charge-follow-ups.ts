import type { DebtReason } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { LedgerRow } from './ledger-store.ts';

/** `needsAuthentication`: the bank wants the card's holder to confirm, so only a payment page can continue. */
export type ChargeOutcome = { state: 'succeeded' } | { state: 'failed'; code: string; needsAuthentication: boolean };

/** Consequences of a final charge. They run in the transaction that records it, so both are true or neither. */
export type ChargeFollowUps = Record<FollowedPurpose, ChargeFollowUp>;

export type Charge = LedgerRow;

export type ChargeFollowUp = (tx: Tx, charge: Charge, outcome: ChargeOutcome, now: Temporal.Instant) => Promise<void>;

/** A rental's charge is recorded with its booking instead. */
type FollowedPurpose = DebtReason | 'extension' | 'pass' | 'gift-card';
