import type { Call } from '@laine/contract/call.ts';
import { createCaller } from '@laine/contract/client.ts';
import { SIGNED_IN_AS } from '@laine/contract/signed-in-as.ts';
import { loginEnd } from './login-end.ts';
import { pageOwner } from './page-owner.ts';
import { productClock } from './product-clock.ts';

const SIGNED_OUT = 401;

/** Calls from the browser. The zone lets the server refuse a booking whose times the visitor would misread. */
export const call = createCaller({
  headers: (asked) => ({ 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone, ...ownerHeader(asked) }),
  fetch: async (...request) => {
    const response = await fetch(...request);
    productClock.hear(response.headers.get('x-now'));
    if (response.status === SIGNED_OUT) loginEnd.tell();
    return response;
  },
});

/** Calls that change something of a person's own name the person for whom the page was made. */
function ownerHeader({ headers = {} }: Call): Record<string, string> {
  const owner = pageOwner.find();
  return owner !== null && SIGNED_IN_AS in headers ? { [SIGNED_IN_AS]: owner } : {};
}
