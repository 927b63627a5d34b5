/** What every further statement hears once one has failed. */
const TRANSACTION_IS_OVER = '25P02';

type Answers<Statements extends readonly unknown[]> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>;
};

/**
 * Statements of one transaction that don't wait for each other's answers: they are sent at once, and the database works
 * through them in this order. When one fails, its own failure counts and not what it meant for those behind it.
 */
export async function together<const Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<Answers<Statements>> {
  const outcomes = await Promise.allSettled(statements);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const cause = failed.find(({ reason }) => !isConsequence(reason)) ?? failed[0];
  if (cause) throw cause.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as Answers<Statements>;
}

const isConsequence = (reason: unknown) =>
  reason instanceof Error && (reason as { code?: unknown }).code === TRANSACTION_IS_OVER;
