import { paths } from '@laine/contract/paths.ts';
import { audienceOf } from '../audience/audience.ts';
import { isWithin } from '../audience/is-within.ts';

/** Written out, because the calls would bring their schemas into the worker; a test compares them. */
export const COMING_BOOKINGS = '/api/bookings/coming';
export const LOGOUT = '/api/auth/logout';

/** The address of the worker itself. */
export const WORKER = '/service-worker.js';

const NOT_PAGES = ['/api', paths.sandbox()];

/**
 * Customers' pages give way to the worker's own without a network. Staff need what holds now, and calls and payments
 * are no pages.
 */
export const hasOfflinePage = (pathname: string): boolean =>
  audienceOf(pathname) !== 'staff' && !NOT_PAGES.some((path) => isWithin(pathname, path));
