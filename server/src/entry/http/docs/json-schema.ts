import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A call's `input` or `output` as JSON Schema 2020-12. Schemas with an id in `names` become references. */
export function jsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  names: z.core.$ZodRegistry<{ id: string }> = z.registry(),
): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: json }) {
      const { def } = zodSchema._zod;
      if (def.type === 'string')
        setFormat(json, zodSchema instanceof z.core.$ZodStringFormat ? zodSchema._zod.def.format : undefined);
      if (io === 'output') return;
      if (def.type === 'pipe') narrow(json, jsonSchema(def.out, io, names));
      // Zod omits the default when the text is converted to something else.
      if (def.type === 'default') json.default = def.defaultValue;
    },
  });
  return described;
}

/** Our field formats by their JSON Schema names. */
const formats: Record<string, string> = { date: 'date', datetime: 'date-time', email: 'email', url: 'uri' };

/** Names the field's own format: zod names the last check instead (`starts_with`), which isn't a format. */
function setFormat(json: JsonSchema, name: string | undefined): void {
  const format = formats[name ?? ''];
  if (format === undefined) delete json.format;
  else json.format = format;
}

/**
 * Zod describes only the start of a `.pipe`, such as any digits or any text. The target's rules count as well. If the
 * target has another type, as with numbers in a URL, it alone says what to send.
 */
function narrow(json: JsonSchema, wanted: JsonSchema): void {
  if (wanted.type === undefined) return;
  const given = { ...json };
  for (const key of Object.keys(given)) delete json[key];
  Object.assign(json, given.type === wanted.type ? { ...given, ...wanted } : wanted);
}
