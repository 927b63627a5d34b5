/**
 * Lets a few in at a time. After a restart thousands of stations knock at once; without it their questions would wait
 * for a connection of the database until they time out, and so would everybody else's.
 */
export function openTurnstile(places: number) {
  let free = places;
  const line: (() => void)[] = [];
  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}

export type Turnstile = ReturnType<typeof openTurnstile>;
