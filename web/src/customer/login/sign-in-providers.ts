import { createContext } from 'react';

/** The operator's sign-in providers; others have no button. */
export const SignInProviders = createContext({ google: true, facebook: true });
