/** The globals of a service worker. The types of workers and of pages can't be loaded together. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  location: Location;
};

type LastingEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LastingEvent & {
  request: Request;
  /** The response that the browser began to load while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
