import type { z } from 'zod';

interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
  doc_url?: string;
}

/** A request that Stripe would decline, in Stripe's own words and shape. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, { code, param }: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code, doc_url: docUrlOf(code) }),
    ...(param !== undefined && { param }),
  });

/** 404 for an object named in the path, 400 for one named in a parameter. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404) =>
  new StripeRefusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: docUrlOf('resource_missing'),
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const docUrlOf = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

/** Says the first thing that is wrong, as Stripe does. The parser must have been told to report its input. */
export function refusalOfParameters(error: z.ZodError): StripeRefusal {
  const issue = error.issues[0];
  if (!issue) return invalid('Invalid request');
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue.input === undefined) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

/** `line_items[0][quantity]` */
const nameOf = ([first = '', ...rest]: readonly PropertyKey[]) =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('');
