import type { User } from '@laine/contract/public/entities.ts';

/** Who is asked to sign in once more, and how they can. */
export type SigningPerson = Pick<User, 'email' | 'passkey'>;
