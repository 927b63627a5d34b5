import { createCaller } from '@laine/contract/client.ts';

/** Calls from the browser. The zone lets the server refuse a booking whose times the visitor would misread. */
export const call = createCaller({
  headers: () => ({ 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone }),
});
