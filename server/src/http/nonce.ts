import { randomUUID } from 'node:crypto';

/** 122 random bits, always equally long. Node draws UUIDs in bulk; drawing bytes each time cost a tenth of a kept page. */
export const newNonce = (): string => randomUUID();

/** Stands in a rendered page where each answer's own nonce goes. */
export const NONCE_PLACE = newNonce();

export type PageBody = { bytes: Buffer; noncesAt: number[] };

export function readBody(html: string): PageBody {
  const bytes = Buffer.from(html);
  const noncesAt: number[] = [];
  for (let at = bytes.indexOf(NONCE_PLACE); at !== -1; at = bytes.indexOf(NONCE_PLACE, at + NONCE_PLACE.length)) {
    noncesAt.push(at);
  }
  return { bytes, noncesAt };
}

/** One copy of the whole and a word here and there: half the time of joining the pieces in between. */
export function withNonce({ bytes, noncesAt }: PageBody, nonce: string): Buffer {
  const own = Buffer.from(bytes);
  for (const at of noncesAt) own.write(nonce, at, 'latin1');
  return own;
}
