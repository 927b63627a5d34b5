import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
// A date format would tell it too, and takes ten times as long to build.
const read = () => Temporal.Now.timeZoneId();
const unknown = () => undefined;

/** The visitor's time zone; unknown on the server and until the page is hydrated. */
export const useBrowserZone = (): string | undefined => useSyncExternalStore(subscribe, read, unknown);
