import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openFairQueue } from '../../../ground/budgets/open-fair-queue.ts';

/** Rendering keeps the process to itself, so more at a time would only delay every other answer: checkouts, doors. */
const PLACES = 2;
const MAX_OF_ONE = 8;
const MAX_WAITING = 64;
/** A process that answers so late has enough to do without strangers' pages. */
const PRESSED_FROM_DELAY_MS = 300;
const PRESSURE_READ_EVERY_MS = 1_000;

/** The queue of pages to render. Cached pages and calls don't pass through it. */
export function openRenderQueue() {
  const pressure = watchPressure();
  return {
    run: openFairQueue({
      places: PLACES,
      mostOfOne: MAX_OF_ONE,
      mostWaiting: MAX_WAITING,
      isPressed: pressure.isHigh,
      rests: true,
    }),
    close: () => pressure.close(),
  };
}

/**
 * Watches if the event loop is late, in two readings: a single long pause, such as at the start or on a busy machine,
 * is over by the second. Uses the machine's time, because the product's may stand or jump.
 */
function watchPressure() {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isLate = false;
  let isHigh = false;
  const timer = setInterval(() => {
    const wasLate = isLate;
    isLate = delay.percentile(50) / 1e6 > PRESSED_FROM_DELAY_MS;
    isHigh = wasLate && isLate;
    delay.reset();
  }, PRESSURE_READ_EVERY_MS).unref();
  return {
    isHigh: () => isHigh,
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
