import type { JsonSchema } from './json-schema.ts';

/** A JSON schema as people write shapes: fields with their types, optional ones with a question mark. */
export function sketch(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => sketch(choice, indent)).join(' | ');
  // With a type, the rest are patterns for programs.
  if (schema.allOf && schema.type === undefined) return schema.allOf.map((part) => sketch(part, indent)).join(' & ');
  if (schema.type === 'array') {
    const items = (schema.items as JsonSchema | undefined) ?? {};
    return isJoined(items) ? `(${sketch(items, indent)})[]` : `${sketch(items, indent)}[]`;
  }
  if (schema.type === 'object') return schema.properties ? fields(schema, indent) : 'map';
  return `${kind(schema)}${schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} if left out`}`;
}

function fields({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([key, value]) => `${inner}${key}${required.includes(key) ? '' : '?'}: ${sketch(value, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function kind(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return [[schema.type ?? 'anything'].flat().join(' | '), schema.format && `(${schema.format})`, range(schema)]
    .filter(Boolean)
    .join(' ');
}

/** The contract's own bounds, not those of a number's precision. */
function range({ minimum, maximum }: JsonSchema): string {
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `≥ ${least}`;
  return least === undefined ? `≤ ${most}` : `${least}…${most}`;
}

const isJoined = ({ enum: values, anyOf, oneOf, allOf }: JsonSchema) =>
  (values ?? anyOf ?? oneOf ?? allOf ?? []).length > 1;
