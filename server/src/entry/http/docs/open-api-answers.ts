import type { Call } from '@laine/contract/call.ts';
import { refusals } from '@laine/contract/refusals.ts';
import type { DescribeSchema } from './name-schemas.ts';

/** Answers of a call, and the refusals that all calls share. */

const mediaTypes = {
  text: 'text/plain',
  calendar: 'text/calendar',
  csv: 'text/csv',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  events: 'text/event-stream',
  json: 'application/json',
  picture: 'image/webp',
};

const now = { 'X-Now': { $ref: '#/components/headers/X-Now' } };

/** `staffCall` is the second call when two share a path. */
export function answers(describe: DescribeSchema, call: Call, staffCall: Call | undefined) {
  const { form = 'json' } = call;
  const responses = Object.fromEntries(
    Object.keys(byStatus).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
  if (form === 'redirect') {
    const location = { required: true, schema: { type: 'string', format: 'uri-reference' } };
    return { 302: { description: 'Go there', headers: { ...now, Location: location } }, ...responses };
  }
  const schema = staffCall
    ? {
        anyOf: [
          answerSchema(describe, call, 'Without `Authorization`'),
          answerSchema(describe, staffCall, 'With `Authorization`'),
        ],
      }
    : answerSchema(describe, call);
  return { 200: { description: 'Done', headers: now, content: { [mediaTypes[form]]: { schema } } }, ...responses };
}

const answerSchema = (describe: DescribeSchema, call: Call, when?: string) => ({
  ...(when !== undefined && { description: `${when}: ${call.summary}` }),
  // Bytes need no description beyond their media type (OpenAPI 3.1.1, "Working with Binary Data").
  ...(call.answer && call.form !== 'picture' && describe(call.answer, 'output')),
});

export const answerHeaders = {
  'X-Now': {
    description: 'What time it is for the product, in UTC',
    schema: { type: 'string', format: 'date-time' },
  },
  'X-Refused-Fields': { description: 'Names the fields of a malformed request', schema: { type: 'string' } },
  'X-Error-Id': { description: 'Names a failure of ours in our log', schema: { type: 'string' } },
  'Retry-After': { description: 'In how many seconds to ask again', schema: { type: 'integer', minimum: 0 } },
};

/** Headers of a refusal by status, beyond those that every refusal has. */
const furtherHeaders: Record<string, (keyof typeof answerHeaders)[]> = {
  400: ['X-Refused-Fields'],
  429: ['Retry-After'],
  500: ['X-Error-Id'],
  503: ['Retry-After'],
};

const byStatus = Object.groupBy(Object.entries(refusals), ([, status]) => status);

export const refusalResponses = Object.fromEntries(
  Object.entries(byStatus).map(([status, list]) => {
    const codes = list.map(([code]) => code);
    const further = (furtherHeaders[status] ?? []).map((name) => [name, { $ref: `#/components/headers/${name}` }]);
    return [
      `Refused${status}`,
      {
        description: `Refused: ${codes.join(', ')}`,
        headers: {
          'X-Refusal': { required: true, description: 'Why', schema: { type: 'string', enum: codes } },
          ...now,
          ...Object.fromEntries(further),
        },
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
    ];
  }),
);
