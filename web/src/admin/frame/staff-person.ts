import type { User } from '@laine/contract/public/entities.ts';
import { createContext } from 'react';

/** The person at the staff screens. The server checks their rights at every call. */
export type StaffPerson = Pick<User, 'id' | 'isAdmin' | 'email' | 'passkey'>;

export const StaffPersonContext = createContext<StaffPerson>({
  id: '',
  isAdmin: false,
  email: '',
  passkey: { isHeld: false, isRequired: false, isMissing: false, isOffered: false },
});
