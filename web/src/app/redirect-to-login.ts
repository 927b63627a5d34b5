import { paths } from '@laine/contract/paths.ts';
import { redirect } from 'react-router';

/** For pages behind a login: the visitor signs in first and then comes back. */
export const redirectToLogin = (here: string): Response => redirect(paths.login({ redirect: here }));
