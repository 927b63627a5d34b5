import { paths } from '@laine/contract/paths.ts';
import { redirect } from 'react-router';

/** Pages behind a login: sign in first, then back here. */
export const redirectToLogin = (here: string): Response => redirect(paths.login({ redirect: here }));
