/** Well-formed JSON writes NUL and half a surrogate pair as escapes; a backslash that somebody typed is doubled. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** PostgreSQL keeps neither, so such a text is declined at the door instead of failing behind it. */
export function isStorable(value: unknown): boolean {
  const json = JSON.stringify(value) ?? '';
  return !json.includes(String.raw`\u`) || !UNSTORABLE.test(json);
}
