import type { DebtReason } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { LedgerRow } from './ledger-store.ts';

/** `needsAuthentication`: the bank wants to see the card's holder, so only a payment page can go on. */
export type ChargeOutcome = { state: 'succeeded' } | { state: 'failed'; code: string; needsAuthentication: boolean };

/**
 * What a settled charge means for the thing it paid, by its purpose. It happens in the transaction that settles the
 * charge, so both are true or neither.
 */
export type ChargeFollowUps = Record<FollowedPurpose, ChargeFollowUp>;

export type Charge = LedgerRow;

export type ChargeFollowUp = (tx: Tx, charge: Charge, outcome: ChargeOutcome, now: Temporal.Instant) => Promise<void>;

/** The charge of a rental is settled with its booking. */
type FollowedPurpose = DebtReason | 'extension' | 'pass' | 'gift-card';
