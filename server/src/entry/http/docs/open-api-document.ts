import type { Brand } from '@laine/contract/brand.ts';
import type { Access, Call } from '@laine/contract/call.ts';
import { accessMeanings, clientPath, serverPaths } from '@laine/contract/call.ts';
import type { z } from 'zod';
import { MAX_BODY_BYTES } from '../request/read-json-bodies.ts';
import type { DescribeSchema } from './name-schemas.ts';
import { nameSchemas } from './name-schemas.ts';
import { answerHeaders, answers, refusalResponses } from './open-api-answers.ts';
import type { NamedCalls } from './served-calls.ts';
import { findStaffCall } from './served-calls.ts';

type Documented = {
  brand: Brand;
  version: string;
  loginCookie: string;
  served: NamedCalls;
};

export function openApiDocument({ brand, version, loginCookie, served }: Documented) {
  const { schemas, describe } = nameSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(served)) {
    const path = clientPath(call).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operation(describe, name, call, findStaffCall(served, call));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version,
      description:
        'Refusals are plain text in the caller’s language; their code is in the header X-Refusal. An admin call ' +
        'that also answers without /admin in its path says so.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'public' }, { name: 'admin' }],
    paths,
    components: {
      schemas,
      headers: answerHeaders,
      responses: refusalResponses,
      securitySchemes: {
        login: { type: 'apiKey', in: 'cookie', name: loginCookie, description: 'Set by every way of signing in' },
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
  'admin-or-key': [{ login: [] }, { bearer: [] }],
  'fresh-staff': [{ login: [] }, { bearer: [] }],
  'fresh-admin': [{ login: [] }, { bearer: [] }],
};

function operation(describe: DescribeSchema, name: string, call: Call, staffCall: Call | undefined) {
  return {
    operationId: name,
    summary: call.summary,
    description: staffCall
      ? `${who(call)}. With \`Authorization\`: ${staffCall.summary}. ${who(staffCall)}.`
      : `${who(call)}.${otherPlaces(call)}`,
    tags: [call.answersAt === 'public' ? 'public' : 'admin'],
    'x-access': call.access,
    ...(call.scope !== undefined && { 'x-key-scope': call.scope }),
    // No credential or a cookie for this call, a bearer for the staff call.
    security: staffCall ? [{}, { login: [] }, { bearer: [] }] : security[call.access],
    parameters: [
      ...parameters(describe, 'path', call.params),
      ...parameters(describe, 'query', call.query),
      ...headers(call),
    ],
    ...requestBody(describe, call),
    responses: answers(describe, call, staffCall),
  };
}

const otherPlaces = (call: Call) =>
  serverPaths(call)
    .filter((path) => path !== clientPath(call))
    .map((path) => ` Also at \`${path.replaceAll(/:(\w+)/g, '{$1}')}\`.`)
    .join('');

const who = ({ access, scope }: Call) =>
  `Who (${access}): ${accessMeanings[access]}${scope === undefined ? '' : `; a key of scope \`${scope}\` or more`}`;

function parameters(describe: DescribeSchema, place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'input');
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

const JSON_TYPE = 'application/json';

export const bodyTypesOf = ({ bodyTypes = [JSON_TYPE] }: Call) => bodyTypes;

export const maxBytesOf = ({ maxBytes = MAX_BODY_BYTES }: Call) => maxBytes;

function requestBody(describe: DescribeSchema, call: Call) {
  if (call.body)
    return { requestBody: { required: true, content: { [JSON_TYPE]: { schema: describe(call.body, 'input') } } } };
  if (!call.rawBody) return {};
  // For bytes, the length counts bytes (OpenAPI 3.1.1, "Working with Binary Data").
  const maxLength = maxBytesOf(call);
  const content = bodyTypesOf(call).map((type) => [type, { schema: { maxLength } }]);
  return {
    requestBody: {
      required: true,
      description: `The bytes as they are, at most ${Math.floor(maxLength / 1024)} KiB`,
      content: Object.fromEntries(content),
    },
  };
}
