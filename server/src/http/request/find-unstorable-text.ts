/**
 * PostgreSQL keeps no NUL and no half of a character: text with either is declined at the door, wherever it stands.
 * Answers where, as names from the outside in; a name that is such text itself stands in what it is a name in.
 */
export function findUnstorableText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? findUnstorableText(part, [...path, name]) : path;
    if (found) return found;
  }
  return undefined;
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
