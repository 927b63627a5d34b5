/**
 * Runs at most `places` pieces of work at a time. After a restart thousands of stations connect at once; without a
 * limit their queries would wait for a database connection until they time out, and so would everybody else's.
 */
export function limitConcurrency(places: number) {
  let free = places;
  const line: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
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

export type ConcurrencyLimit = ReturnType<typeof limitConcurrency>;
