import { config } from 'zod';
import { createCaller } from '@laine/contract/client.ts';

// The content policy forbids making code from text; zod would try, and the browser would report it.
config({ jitless: true });

/** Calls from the browser. The zone lets the server refuse a booking whose times the visitor would misread. */
export const call = createCaller({
  headers: () => ({ 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone }),
});
