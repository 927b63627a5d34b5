import { createHmac } from 'node:crypto';
import { sameSecret } from '../../ground/secrets.ts';

/** The length of `newId`. */
const ID_LETTERS = 22;
const PROOF_BYTES = 16;

/**
 * A link's secret: the share's id and 128 bits derived from it and a key that isn't in the database. So sharing again
 * gives the same link, and nothing stored opens a ticket.
 */
export const ticketToken = (key: Buffer, shareId: string): string => shareId + proofOf(key, shareId);

/** Checked before any lookup, so that an invented token costs us one hash only. */
export function readTicketToken(key: Buffer, token: string): string | undefined {
  const shareId = token.slice(0, ID_LETTERS);
  return sameSecret(token.slice(ID_LETTERS), proofOf(key, shareId)) ? shareId : undefined;
}

const proofOf = (key: Buffer, shareId: string) =>
  createHmac('sha256', key).update(shareId).digest().subarray(0, PROOF_BYTES).toString('base64url');
