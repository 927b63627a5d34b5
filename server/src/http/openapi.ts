import type { Brand } from '@laine/contract/brand.ts';
import type { Access, Call } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { refusals } from '@laine/contract/refusals.ts';
import { z } from 'zod';

/** The OpenAPI 3.1 document of both audiences, made from the contract. */
export function openApiDocument(brand: Brand, version: string, loginCookie: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = clientPath(call).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version,
      description:
        'Refusals are plain text in the caller’s language; their code is in the header X-Refusal. Admin calls of the ' +
        'specification also answer without the /admin part of the path.',
    },
    tags: [{ name: 'public' }, { name: 'admin' }],
    paths,
    components: {
      securitySchemes: {
        login: { type: 'apiKey', in: 'cookie', name: loginCookie },
        bearer: { type: 'http', scheme: 'bearer', description: 'A token from POST /users/login, or an API key' },
      },
    },
  };
}

const security: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  proof: [],
  customer: [{ login: [] }],
  reader: [{ login: [] }, { bearer: [] }],
  self: [{ login: [] }, { bearer: [] }],
  staff: [{ login: [] }, { bearer: [] }],
  'staff-person': [{ login: [] }, { bearer: [] }],
  admin: [{ login: [] }, { bearer: [] }],
  'fresh-staff': [{ login: [] }, { bearer: [] }],
  'fresh-admin': [{ login: [] }, { bearer: [] }],
};

function operation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.audience === 'public' ? 'public' : 'admin'],
    'x-access': call.access,
    security: security[call.access],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query), ...headers(call)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    ...(call.rawBody && { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }),
    responses: { ...answers(call), ...failures },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const headers = (call: Call) =>
  Object.entries(call.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));

const mediaTypes = {
  text: 'text/plain',
  calendar: 'text/calendar',
  events: 'text/event-stream',
  json: 'application/json',
};

function answers(call: Call) {
  const { form = 'json' } = call;
  if (form === 'redirect')
    return { 302: { description: 'Go there', headers: { Location: { schema: { type: 'string' } } } } };
  const schema = call.answer ? jsonSchema(call.answer, 'output') : {};
  return { 200: { description: 'Done', content: { [mediaTypes[form]]: { schema } } } };
}

const failures = Object.fromEntries(
  Object.entries(Object.groupBy(Object.entries(refusals), ([, status]) => status)).map(([status, list]) => [
    status,
    {
      description: `Refused: ${list.map(([code]) => code).join(', ')}`,
      content: { 'text/plain': { schema: { type: 'string' } } },
    },
  ]),
);

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
