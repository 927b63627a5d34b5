import { adminCalls } from './admin/admin-calls.ts';
import { publicCalls } from './public/public-calls.ts';

/** Every HTTP call of the product. A key is the operation's id in the API document. */
export const calls = { ...publicCalls, ...adminCalls };
