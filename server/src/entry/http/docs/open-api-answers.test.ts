import { refusals } from '@laine/contract/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { compileSchema } from '../../../testing/compile-schema.ts';
import type { AdminScene } from '../../../testing/open-admin-scene.ts';
import { openAdminScene } from '../../../testing/open-admin-scene.ts';
import { MAX_BODY_BYTES } from '../request/read-json-bodies.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Response = { $ref?: string; headers?: Record<string, object>; content?: Record<string, { schema: Schema }> };
type Operation = { security: object[]; responses: Record<string, Response> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Response>; headers: Record<string, object> };
};

let scene: AdminScene;
let document: Document;
beforeAll(async () => {
  scene = await openAdminScene();
  document = (await (await scene.browser().fetch('/api/openapi.json')).json()) as Document;
});
afterAll(() => scene.close());

const operationAt = (path: string, method: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`nothing at ${path}`);
  return operation;
};

describe('paths that public and staff share', () => {
  test.each([
    ['/api/users/me', '/api/users/me'],
    ['/api/stations', '/api/stations'],
    ['/api/stations/{stationId}', '/api/stations/pirita'],
  ])('%s is described with and without Authorization', async (path, url) => {
    const { security, responses } = operationAt(path, 'get');
    expect(security).toEqual([{}, { login: [] }, { bearer: [] }]);
    const [forPublic, forStaff] = responses['200']?.content?.['application/json']?.schema.anyOf ?? [];
    expect(forPublic).toMatchObject({ description: expect.stringContaining('Without `Authorization`') });
    expect(forStaff).toMatchObject({ description: expect.stringContaining('With `Authorization`') });

    const accepts = (schema: Schema | undefined, told: { text: string }) =>
      compileSchema(schema ?? { not: {} }, document.components).safeParse(JSON.parse(told.text)).success;
    const toVisitor = await scene.visitor.ask('GET', url);
    const toAdmin = await scene.admin.ask('GET', url);
    expect([accepts(forPublic, toVisitor), accepts(forStaff, toVisitor)]).toEqual([true, false]);
    expect([accepts(forPublic, toAdmin), accepts(forStaff, toAdmin)]).toEqual([false, true]);
  });
});

describe('headers', () => {
  const declared = (path: string, method: string, status: number) => {
    const response = operationAt(path, method).responses[status];
    const name = response?.$ref?.split('/').at(-1);
    return (name === undefined ? response : document.components.responses[name])?.headers ?? {};
  };

  test('of an answer tell the time', async () => {
    const { headers } = await scene.browser().fetch('/api/stations');
    expect(headers.get('x-now')).not.toBeNull();
    expect(declared('/api/stations', 'get', 200)).toHaveProperty('X-Now');
  });

  test('of a refusal name its code, one of those declared', async () => {
    const { status, headers } = await scene.browser().fetch('/api/stations/nowhere');
    const code = declared('/api/stations/{stationId}', 'get', status)['X-Refusal'];
    expect(code).toMatchObject({
      required: true,
      schema: { enum: expect.arrayContaining([headers.get('x-refusal')]) },
    });
    expect(headers.get('x-now')).not.toBeNull();
  });

  test('are on every refusal of every call', () => {
    const statuses = [...new Set(Object.values(refusals))].toSorted((one, other) => one - other);
    for (const { responses } of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect(refused.map(([status]) => Number(status))).toEqual(statuses);
      for (const [status, { $ref }] of refused) expect($ref).toBe(`#/components/responses/Refused${status}`);
    }
    for (const { headers } of Object.values(document.components.responses))
      expect(headers).toMatchObject({ 'X-Refusal': {}, 'X-Now': {} });
    expect(document.components.responses['Refused429']?.headers).toHaveProperty('Retry-After');
    expect(document.components.responses['Refused500']?.headers).toHaveProperty('X-Error-Id');
  });
});

test.each([
  [0, 400, 'signature-invalid'],
  [1, 413, 'too-large'],
])('a body of the described size and %i bytes more is answered %i', async (more, status, refusal) => {
  const body = ' '.repeat(MAX_BODY_BYTES + more);
  const headers = { 'content-type': 'application/json' };
  const response = await scene.browser().fetch('/api/bookings/stripe', { method: 'POST', body, headers });
  expect([response.status, response.headers.get('x-refusal')]).toEqual([status, refusal]);
});
