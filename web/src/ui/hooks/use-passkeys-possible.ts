import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** True if this browser supports passkeys. Nearly all do, so the server renders for those. */
export const usePasskeysPossible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
