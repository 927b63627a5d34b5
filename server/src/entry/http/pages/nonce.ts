import { randomUUID } from 'node:crypto';

/** 122 random bits, always equally long. Node draws UUIDs in bulk; bytes each time cost a tenth of a cached page. */
export const newNonce = (): string => randomUUID();

/** A placeholder in rendered pages for each answer's own nonce. */
export const NONCE_PLACE = newNonce();

/** A page cut where the nonces go. */
export type PageBody = Buffer[];

export const readBody = (html: string): PageBody => html.split(NONCE_PLACE).map((piece) => Buffer.from(piece));

/** All answers share the pieces: copying a whole page for each answer cost a third of a cached one. */
export const withNonce = (body: PageBody, nonce: string): Buffer[] => joinedBy(Buffer.from(nonce), body);

/** The pieces with `between` after each but the last. */
export const joinedBy = (between: Buffer, pieces: Buffer[]): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
