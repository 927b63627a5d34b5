import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const read = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => undefined;

/** The visitor's time zone; unknown on the server and until the page is hydrated. */
export const useBrowserZone = (): string | undefined => useSyncExternalStore(subscribe, read, unknown);
