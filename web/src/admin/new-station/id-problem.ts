/** What can be said against an id while it is typed: it is not finished yet, so a dash at its end is not wrong. */
export function idProblem(typed: string, taken: ReadonlySet<string>): 'form' | 'taken' | undefined {
  if (taken.has(typed)) return 'taken';
  return typed === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*-?$/.test(typed) ? undefined : 'form';
}
