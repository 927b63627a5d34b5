/** Waits for answers that another process writes to the database; its notification carries only their id. */
export function pendingAnswers<Answer>(find: (id: string) => Promise<Answer | undefined>) {
  const waiting = new Map<string, (answer: Answer | undefined) => void>();

  const look = (id: string): void => {
    if (!waiting.has(id)) return;
    find(id).then(
      (answer) => answer !== undefined && waiting.get(id)?.(answer),
      // It keeps waiting until its time limit.
      () => {},
    );
  };

  return {
    /** Undefined when nothing came in time. */
    async wait(id: string, timeLimitInMs: number): Promise<Answer | undefined> {
      const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
      const timer = setTimeout(() => resolve(undefined), timeLimitInMs);
      waiting.set(id, resolve);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    look,
    lookForAll: (): void => [...waiting.keys()].forEach(look),
  };
}
