import { createHmac } from 'node:crypto';
import { sameSecret } from '../../ground/secrets.ts';

/** As long as `newId` makes them. */
const ID_LETTERS = 22;
const PROOF_BYTES = 16;

/**
 * The secret of a link: the id of the share and 128 bits that follow from it and a key that is not in the database. So
 * sharing again gives the same link, and nothing that is stored opens a ticket.
 */
export const ticketToken = (key: Buffer, shareId: string): string => shareId + proofOf(key, shareId);

/** Before anything is looked up: what somebody made up costs us one hash. */
export function readTicketToken(key: Buffer, token: string): string | undefined {
  const shareId = token.slice(0, ID_LETTERS);
  return sameSecret(token.slice(ID_LETTERS), proofOf(key, shareId)) ? shareId : undefined;
}

const proofOf = (key: Buffer, shareId: string) =>
  createHmac('sha256', key).update(shareId).digest().subarray(0, PROOF_BYTES).toString('base64url');
