import { randomUUID } from 'node:crypto';

/** 122 random bits, always equally long. Node draws UUIDs in bulk; drawing bytes each time cost a tenth of a kept page. */
export const newNonce = (): string => randomUUID();

/** Stands in a rendered page where each answer's own nonce goes. */
export const NONCE_PLACE = newNonce();

/** A page cut where the nonces go. */
export type PageBody = Buffer[];

export const readBody = (html: string): PageBody => html.split(NONCE_PLACE).map((piece) => Buffer.from(piece));

/** The pieces are shared by all answers: copying a whole page for each cost a third of a kept one. */
export const withNonce = (body: PageBody, nonce: string): Buffer[] => joinedBy(Buffer.from(nonce), body);

/** What stands between any two of them. */
export const joinedBy = (between: Buffer, pieces: Buffer[]): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
