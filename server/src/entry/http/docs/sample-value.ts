import { paths } from '@laine/contract/paths.ts';
import type { JsonSchema } from './json-schema.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Sample values for field names where the schema alone says little. */
const byName: Record<string, string> = {
  stationId: 'pirita',
  name: 'Mari',
  surname: 'Mets',
  code: '482913',
  phone: '+37255550100',
  timeZone: 'Europe/Tallinn',
  country: 'EE',
  redirect: paths.reservations(),
  pin: '482915',
  password: 'correct horse battery staple',
  countryCode: 'EE',
};

const byFormat: Record<string, string> = {
  date: '2026-07-04',
  'date-time': '2026-07-04T11:00:00Z',
  email: 'mari@example.com',
  uri: 'https://example.com/',
};

/** Has every field, and the first of several choices. */
export function sampleValue(schema: JsonSchema | boolean, name = ''): Json {
  if (typeof schema === 'boolean') return {};
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default as Json;
  if (schema.enum) return schema.enum[0] ?? null;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleValue(choices[0] ?? {}, name);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleValue(value, key)]),
      );
    case 'array':
      return [sampleValue((schema.items as JsonSchema | undefined) ?? {}, name.replace(/s$/, ''))];
    case 'integer':
    case 'number':
      return numberIn(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

function numberIn({ minimum = 0, maximum = Infinity }: JsonSchema, name: string): number {
  const usual = name.endsWith('InCents') ? 1500 : name.endsWith('InSeconds') ? 3600 : 1;
  return Math.max(minimum, Math.min(maximum, usual));
}

function textOf({ format, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string {
  const known = byFormat[format ?? ''] ?? byName[name];
  if (known !== undefined) return known;
  const text = name.endsWith('Id') || name === 'id' ? 'k3v9q2m7x4t8b6n1p5r0wd' : 'text';
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}
