import { loginAddress } from '../../../ui/login-address.ts';

export const stationPath = (stationId: string): string => `/stations/${stationId}`;

/** Back to the station after signing in. */
export const loginPath = (stationId: string): string => loginAddress(stationPath(stationId));

/** The same for somebody who was signed in a moment ago: the login page says why they are there. */
export const expiredLoginPath = (stationId: string): string => loginAddress(stationPath(stationId), 'expired');
