/** A refusal's words for a form: beside fields, and about the whole. */
type PlacedRefusal = { fields: Record<string, string>; problem: string | undefined };

type Declined = { code: string | undefined; message: string; fields: readonly string[] };

type Places = {
  /** Names of the form's visible fields. */
  shown: ReadonlySet<string>;
  /** The field that a refusal is about. */
  fieldOf: (code: string | undefined) => string | null;
  /** For a field that the server names without a reason. */
  checkThis: string;
};

/** The server's words go beside the field they're about; if it isn't visible, they're about the whole. */
export function placeRefusal(declined: Declined, { shown, fieldOf, checkThis }: Places): PlacedRefusal {
  const { code, message } = declined;
  const named = declined.fields.map((path) => path.split('.', 1)[0] ?? '');
  if (named.length > 0) {
    const fields = Object.fromEntries(
      named.filter((name) => shown.has(name)).map((name) => [name, code === 'malformed' ? checkThis : message]),
    );
    return { fields, problem: named.every((name) => shown.has(name)) ? undefined : message };
  }
  const field = fieldOf(code);
  return field !== null && shown.has(field)
    ? { fields: { [field]: message }, problem: undefined }
    : { fields: {}, problem: message };
}
