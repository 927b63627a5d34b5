import { AdminStation } from '@laine/contract/admin/entities.ts';
import { calls } from '@laine/contract/calls.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../../settings.ts';
import { compileSchema } from '../../../testing/compile-schema.ts';
import { openApiDocument } from './open-api-document.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  operationId: keyof typeof calls;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const document = openApiDocument({
  brand: readSettings({}).brand,
  version: '1',
  loginCookie: 'login',
  served: calls,
});
const places = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation: operation as Operation })),
);
const operations = places.map(({ operation }) => operation);

/** Everything in the document that has such a field, wherever it stands. */
function* having(key: string, part: unknown): Generator<Record<string, unknown>> {
  if (part === null || typeof part !== 'object') return;
  if (Object.hasOwn(part, key)) yield part as Record<string, unknown>;
  for (const inner of Object.values(part)) yield* having(key, inner);
}

describe('numbers in a URL', () => {
  const given = operations.flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ name }) => ['offset', 'limit', 'lockerNumber'].includes(name))
      .map((parameter) => ({ ...parameter, operationId })),
  );

  test.each([
    ['offset', { type: 'integer', minimum: 0, maximum: 999_999_999, default: 0 }],
    ['limit', { type: 'integer', minimum: 1, maximum: 1000, default: 100 }],
    ['lockerNumber', { type: 'integer', minimum: 1, maximum: 999 }],
  ])('%s is described with its bounds and default everywhere', (name, schema) => {
    // Whoever asks for stations without a limit is told of all.
    const same = given.filter((parameter) => parameter.name === name && parameter.operationId !== 'stations');
    expect(same.length).toBeGreaterThan(1);
    for (const parameter of same) expect(parameter.schema).toEqual(schema);
  });

  test.each(given)('$name of $operationId is accepted exactly when the document allows it', (parameter) => {
    const { name, operationId, schema } = parameter;
    const { params, query } = calls[operationId] as { params?: z.ZodObject; query?: z.ZodObject };
    const field = (parameter.in === 'path' ? params : query)?.shape[name];
    const documented = z.fromJSONSchema(schema);
    for (const number of [-5, -1, 0, 1, 999, 1000, 1001, 999_999_999, 1_000_000_000])
      expect(z.safeParse(field as z.ZodType, String(number)).success).toBe(documented.safeParse(number).success);
  });

  test('are all bounded', () => {
    const integers = operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ schema }) => JSON.stringify(schema).includes('"integer"'));
    expect(integers.length).toBeGreaterThan(0);
    for (const { schema } of integers) {
      expect(schema.minimum).toBeGreaterThanOrEqual(0);
      expect(schema.maximum).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });
});

test('every e-mail address that is sent is described as one', () => {
  const bodies = operations.map(({ requestBody }) => requestBody?.content['application/json']?.schema.properties ?? {});
  const addresses = bodies.flatMap((body) => Object.entries(body).filter(([name]) => /email$/i.test(name)));
  expect(addresses.length).toBeGreaterThan(5);
  for (const [, schema] of addresses) {
    expect(schema).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
    const patterns = [...having('pattern', schema)].map(({ pattern }) => new RegExp(String(pattern), 'u'));
    const fits = (text: string) => patterns.every((pattern) => pattern.test(text));
    expect(fits('anna@laine.test')).toBe(true);
    expect(['anna', 'anna@laine', `${'a'.repeat(65)}@laine.test`].filter(fits)).toEqual([]);
  }
});

test('formats are those that JSON Schema knows', () => {
  const formats = new Set([...having('format', document)].map(({ format }) => format));
  expect(formats).toEqual(new Set(['date', 'date-time', 'email', 'uri', 'uri-reference']));
});

test('a picture is described as bytes of a picture', () => {
  const { requestBody } = operations.find(({ operationId }) => operationId === 'newPhoto') ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test('a call that also answers without /admin says so', () => {
  const descriptionOf = (name: string) => JSON.stringify(operations.find(({ operationId }) => operationId === name));
  expect(descriptionOf('editItem')).toContain('Also at `/api/items/{itemId}/edit`.');
  expect(descriptionOf('alerts')).not.toContain('Also at');
});

describe('as OpenAPI 3.1', () => {
  test('every operation has an id of its own', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(Object.keys(calls).length);
  });

  test.each(places)('$operation.operationId declares the parameters of $path', ({ path, operation }) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  test('every reference leads somewhere', () => {
    const { headers, responses, schemas } = document.components;
    const known = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ];
    expect(known).toEqual(expect.arrayContaining([...having('$ref', document)].map(({ $ref }) => $ref)));
  });

  test('every schema can be compiled', () => {
    for (const { schema } of having('schema', document))
      expect(() => compileSchema(schema as Schema, document.components)).not.toThrow();
  });
});

describe('entities', () => {
  const { schemas } = document.components;

  test('are described once, by their names in the contract, and referred to', () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Station', 'BookingDetail', 'AdminStation', 'Item']));
    const { responses } = operations.find(({ operationId }) => operationId === 'newItem') as Operation & {
      responses: Record<string, { content: Record<string, { schema: Schema }> }>;
    };
    expect(responses['200']?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Item' });
    expect(schemas['Item']?.properties).toMatchObject({ status: { $ref: '#/components/schemas/ItemStatus' } });
  });

  test('accept what the contract accepts', () => {
    const station = { id: 'pirita', connected: true };
    const compiled = compileSchema({ $ref: '#/components/schemas/AdminStation' }, document.components);
    expect(compiled.safeParse(station).error?.issues.map(({ path }) => path.join('.'))).toEqual(
      AdminStation.safeParse(station).error?.issues.map(({ path }) => path.join('.')),
    );
  });
});
