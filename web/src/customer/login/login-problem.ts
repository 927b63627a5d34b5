const problems = ['cancelled', 'failed', 'unverified', 'banned', 'expired'] as const;

/** Why a sign-in at a provider came back without a login, or why one is asked for again; travels as `?problem=`. */
export type LoginProblem = (typeof problems)[number];

export function readProblem(word: string | null): LoginProblem | null {
  return problems.find((problem) => problem === word) ?? null;
}
