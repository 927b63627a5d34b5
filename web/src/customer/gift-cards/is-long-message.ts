/** Room on the folded sheet in large letters. */
const LARGE_LINES = 7;
const LETTERS_IN_LARGE_LINE = 36;

/** The paper has only half a sheet: a long message is printed smaller, so that the code fits below it. */
export function isLongMessage(message: string): boolean {
  const lines = message.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / LETTERS_IN_LARGE_LINE)));
  return lines.reduce((sum, count) => sum + count, 0) > LARGE_LINES;
}
