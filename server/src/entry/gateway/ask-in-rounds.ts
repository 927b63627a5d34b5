export class LineIsFull extends Error {
  override readonly name = 'LineIsFull';
}

type Waiting<Answer> = { key: string; resolve: (answer: Answer | undefined) => void; reject: (error: unknown) => void };

/**
 * Answers many keys by few questions: whoever asks while a question is under way waits for the next one, which is about
 * all of them. So a stranger with a thousand made-up keys delays a station by one question, not by a thousand. Who
 * comes when `maxWaiting` are waiting is turned away.
 */
export function askInRounds<Answer>(
  findAll: (keys: string[]) => Promise<ReadonlyMap<string, Answer>>,
  maxWaiting: number,
): (key: string) => Promise<Answer | undefined> {
  let line: Waiting<Answer>[] = [];
  let isAsking = false;

  async function askForAll(): Promise<void> {
    isAsking = true;
    while (line.length > 0) {
      const round = line;
      line = [];
      await findAll([...new Set(round.map(({ key }) => key))]).then(
        (found) => round.forEach(({ key, resolve }) => resolve(found.get(key))),
        (error: unknown) => round.forEach(({ reject }) => reject(error)),
      );
    }
    isAsking = false;
  }

  return (key) => {
    if (line.length >= maxWaiting) return Promise.reject(new LineIsFull());
    const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
    line.push({ key, resolve, reject });
    if (!isAsking) void askForAll();
    return promise;
  };
}
