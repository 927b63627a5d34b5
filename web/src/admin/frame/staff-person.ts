import type { User } from '@laine/contract/public/entities.ts';
import { createContext } from 'react';

/** Who is signed in at the staff screens. What somebody may do, the server decides with every call. */
export type StaffPerson = Pick<User, 'id' | 'isAdmin' | 'email' | 'passkey'>;

export const StaffPersonContext = createContext<StaffPerson>({
  id: '',
  isAdmin: false,
  email: '',
  passkey: { isHeld: false, isRequired: false, isMissing: false, isOffered: false },
});
