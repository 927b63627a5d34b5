import type { Audience } from '../audience/audience.ts';
import account from './styles/account.css?inline';
import customer from './styles/customer.css?inline';
import staff from './styles/staff.css?inline';

/** The styles stand in the page itself, so that the first paint waits for one answer and not for two. */
export const pageStyles: Record<Audience, string> = { customer, account, staff };
