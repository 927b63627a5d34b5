const problems = ['cancelled', 'failed', 'unverified', 'banned'] as const;

/** Why a sign-in at a provider came back without a login; travels as `?problem=`. */
export type LoginProblem = (typeof problems)[number];

export function readProblem(word: string | null): LoginProblem | null {
  return problems.find((problem) => problem === word) ?? null;
}
