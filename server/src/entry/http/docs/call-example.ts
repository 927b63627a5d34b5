import type { Call } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import { jsonSchema } from './json-schema.ts';
import { bodyTypesOf } from './open-api-document.ts';
import { sampleValue } from './sample-value.ts';

type Facts = { origin: string; loginCookie: string };

/** The call on a command line, with its credential. */
export function callExample(call: Call, { origin, loginCookie }: Facts): string {
  const { method, params, query, body, rawBody, answersAt } = call;
  const words = (schema: Call['params']) =>
    schema ? Object.entries(sampleValue(jsonSchema(schema, 'input')) ?? {}) : [];
  const path = words(params).reduce<string>(
    (so, [name, value]) => so.replace(`:${name}`, String(value)),
    clientPath(call),
  );
  const asked = new URLSearchParams(words(query).map(([name, value]) => [name, String(value)])).toString();
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}${asked === '' ? '' : `?${asked}`}'`,
    ...proofOf(call, answersAt === 'public' ? `-b '${loginCookie}=…'` : "-H 'Authorization: Bearer …'"),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sampleValue(jsonSchema(body, 'input')))}'`]
      : []),
    ...(rawBody ? [`-H 'Content-Type: ${bodyTypesOf(call)[0]}'`, '--data-binary @file'] : []),
  ];
  return lines.join(' \\\n  ');
}

const proofOf = ({ access }: Call, proof: string): string[] =>
  access === 'anyone' || access === 'proof' ? [] : [proof];

export const answerExample = ({ answer }: Call): string =>
  answer ? JSON.stringify(sampleValue(jsonSchema(answer, 'output')), undefined, 2) : '';
