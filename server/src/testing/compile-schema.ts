import { z } from 'zod';

/** A schema of the API document as a parser; what it refers to stands among the document's components. */
export function compileSchema(schema: z.core.JSONSchema.JSONSchema, { schemas }: { schemas: object }) {
  const text = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('"#/components/schemas/', '"#/$defs/');
  return z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.JSONSchema);
}
