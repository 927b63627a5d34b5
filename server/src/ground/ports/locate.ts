import type { IncomingHttpHeaders } from 'node:http';

export type Place = { latitude: number; longitude: number; city?: string | undefined };

/** A request, where it comes from, and who handed it to us. */
export type Located = { headers: IncomingHttpHeaders; address: string; peer: string };

/** Where a visit roughly comes from, or undefined. Nobody outside is asked. */
export type Locate = (visit: Located) => Place | undefined;
