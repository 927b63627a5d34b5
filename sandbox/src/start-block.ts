import { paths } from '@laine/contract/paths.ts';
import { demoAdmin, demoOwner } from './demo/demo-people.ts';

/** Printed once everything is ready. */
export const startBlock = (url: string) => `
  Laine is ready         ${url}
  Outside world          ${url}${paths.sandbox()}   (lockers, inbox, phone, payments, clock)
  API                    ${url}/api/docs

  Sign in at ${url}${paths.login()} with any address, for instance
    ${demoAdmin.email}     admin             (API password ${demoAdmin.password})
    ${demoOwner.email}     owner of Pirita   (API password ${demoOwner.password})
  The 6-digit code arrives in the inbox of the outside world. Ctrl-C stops everything.

`;
