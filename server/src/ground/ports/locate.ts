import type { IncomingHttpHeaders } from 'node:http';

export type Place = { latitude: number; longitude: number; city?: string | undefined };

/** A request, its address, and the peer that passed it on. */
export type Located = { headers: IncomingHttpHeaders; address: string; peer: string };

/** A visit's rough place, or undefined. No outside service is asked. */
export type Locate = (visit: Located) => Place | undefined;
