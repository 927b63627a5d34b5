import { loginProblems, type LoginProblem } from '@laine/contract/paths.ts';

/** The `problem` of the login page's address; null for none and for a word that we do not know. */
export function readLoginProblem(word: string | null): LoginProblem | null {
  return loginProblems.find((problem) => problem === word) ?? null;
}
