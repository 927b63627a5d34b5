import { createContext } from 'react';

/** Closes the menu around an entry and gives the focus back to it. */
export const MenuContext = createContext<() => void>(() => undefined);
