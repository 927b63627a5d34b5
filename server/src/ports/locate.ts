import type { IncomingHttpHeaders } from 'node:http';

export type Place = { latitude: number; longitude: number; city?: string | undefined };

/** Where a visit roughly comes from, or undefined. Nobody outside is asked. */
export type Locate = (headers: IncomingHttpHeaders, address: string) => Place | undefined;
