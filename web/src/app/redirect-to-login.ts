import { redirect } from 'react-router';
import { loginAddress } from '../ui/login-address.ts';

/** Pages behind a login: sign in first, then back here. */
export const redirectToLogin = (returnTo: string): Response => redirect(loginAddress(returnTo));
