import { createContext } from 'react';

/** Which providers the operator has set up; without one there is no button for it. */
export const SignInProviders = createContext({ google: true, facebook: true });
