import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether this browser can do passkeys. Nearly all can, so a page is made for those. */
export const usePasskeysPossible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
