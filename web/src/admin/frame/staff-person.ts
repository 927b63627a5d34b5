import { createContext } from 'react';

/** Who is signed in at the staff screens. What somebody may do, the server decides with every call. */
export type StaffPerson = { id: string; isAdmin: boolean; email: string };

export const StaffPersonContext = createContext<StaffPerson>({ id: '', isAdmin: false, email: '' });
