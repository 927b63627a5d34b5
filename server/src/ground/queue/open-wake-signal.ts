/** Wakes everybody who waits for the next ring. */
export function openWakeSignal() {
  let { promise, resolve } = Promise.withResolvers<void>();
  return {
    next: (): Promise<void> => promise,
    ring: (): void => {
      resolve();
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
}
