/** A phone that lies forgotten with the page open must not lose its battery on the water. */
const AWAKE_WITHOUT_TOUCH_MS = 10 * 60_000;

/** Browsers let go of the lock whenever the page is hidden; whoever comes back or touches the page gets it again. */
export function keepScreenAwake(signal: AbortSignal): void {
  let lock: WakeLockSentinel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    void lock?.release();
    lock = undefined;
  };
  const hold = async () => {
    if (signal.aborted || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    timer = setTimeout(release, AWAKE_WITHOUT_TOUCH_MS);
    if (lock?.released === false) return;
    // Declined with a low battery, for example.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (signal.aborted) release();
  };
  const holdAgain = () => void hold();
  holdAgain();
  document.addEventListener('visibilitychange', holdAgain, { signal });
  document.addEventListener('pointerdown', holdAgain, { signal });
  signal.addEventListener('abort', release, { once: true });
}
