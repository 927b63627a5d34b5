import { accessCalls } from './admin/access-calls.ts';
import { officeCalls } from './admin/office-calls.ts';
import { sessionCalls } from './admin/session-calls.ts';
import { stationCalls } from './admin/station-calls.ts';
import { accountCalls } from './public/account-calls.ts';
import { rentalCalls } from './public/rental-calls.ts';

/** Every HTTP call of the product. The name is the operation's id in the API document. */
export const calls = {
  ...accountCalls,
  ...rentalCalls,
  ...accessCalls,
  ...stationCalls,
  ...sessionCalls,
  ...officeCalls,
};
