import { Declined } from '@laine/contract/client.ts';

const RETRY_DELAY_MS = 5_000;

/** Asks again while the network is lost. What the server declines, it would decline again. */
export async function askUntilAnswered<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (cause instanceof Declined || signal.aborted) throw cause;
    }
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    signal.throwIfAborted();
  }
}
