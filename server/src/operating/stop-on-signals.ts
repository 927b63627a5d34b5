/** One Ctrl-C may arrive twice: from the terminal and passed on by the process that started us. */
const SAME_PRESS_MS = 1000;

/** A hanging database would keep us forever. Service managers usually give ten to thirty seconds. */
const STOPS_WITHIN_MS = 25_000;

/** Stops once, cleanly; a second press exits at once. */
export function stopOnSignals(stop: () => Promise<void>, stopsWithinInMs = STOPS_WITHIN_MS): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      process.stderr.write('Not everything ended in time\n');
      process.exit(1);
    }, stopsWithinInMs);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
