import type { Call } from '@laine/contract/call.ts';
import { serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { refusals } from '@laine/contract/refusals.ts';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const all = Object.values<Call>(calls).flatMap((call) =>
  serverPaths(call).map((path) => ({ call, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) })),
);

const HEADERS_TOO_LARGE = 431;

/** Names the fault of an answer to any request; undefined if it keeps the contract. */
export function findFault(method: string, path: string, { status, headers, text }: Answer): string | undefined {
  if (status >= 500) return 'our own fault';
  const type = String(headers['content-type']);
  if (status >= 400) return refusalFault(status, headers, text, type);
  const asked = all.filter(({ call, pattern }) => call.method === method && pattern.test(path.split('?', 1)[0] ?? ''));
  if (asked.length === 0) return 'an answer without a call';
  return asked.some(({ call }) => isAnswerOf(call, status, headers, text, type))
    ? undefined
    : 'not as the contract says';
}

function refusalFault(status: number, headers: Answer['headers'], text: string, type: string): string | undefined {
  if (type !== 'text/plain; charset=utf-8') return `a refusal as ${type}`;
  if (text === '') return 'a refusal without words';
  // Too large for the parser, so our code never saw it.
  if (status === HEADERS_TOO_LARGE) return undefined;
  const named = new Map<string, number>(Object.entries(refusals)).get(String(headers['x-refusal']));
  return named === status ? undefined : 'a refusal that the contract does not know';
}

const types = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  events: 'text/event-stream',
  picture: 'image/webp',
};

function isAnswerOf(call: Call, status: number, headers: Answer['headers'], text: string, type: string): boolean {
  const { form = 'json' } = call;
  if (form === 'redirect') return status === 302 && URL.canParse(headers['location'] as string, 'http://laine.test');
  if (status !== 200 || !type.startsWith(types[form])) return false;
  if (form === 'events' || form === 'pdf' || form === 'svg' || form === 'csv' || form === 'picture') return true;
  return call.answer?.safeParse(form === 'json' ? JSON.parse(text) : text).success ?? false;
}
