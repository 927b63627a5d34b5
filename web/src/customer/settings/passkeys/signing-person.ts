import type { User } from '@laine/contract/public/entities.ts';

/** A person who must sign in once more, and their options. */
export type SigningPerson = Pick<User, 'email' | 'passkey'>;
