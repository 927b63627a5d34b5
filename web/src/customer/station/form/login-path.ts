import { loginAddress } from '../../../ui/login-address.ts';

export const stationPath = (stationId: string): string => `/stations/${stationId}`;

/** Back to the station after signing in. */
export const loginPath = (stationId: string): string => loginAddress(stationPath(stationId));
