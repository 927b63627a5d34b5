import { createCaller } from '@laine/contract/client.ts';
import { productClock } from './product-clock.ts';

/** Calls from the browser. The zone lets the server refuse a booking whose times the visitor would misread. */
export const call = createCaller({
  headers: () => ({ 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone }),
  fetch: async (...request) => {
    const response = await fetch(...request);
    productClock.hear(response.headers.get('x-now'));
    return response;
  },
});
