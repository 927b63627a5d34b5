import type { Call } from '@laine/contract/call.ts';
import type { Extras } from './row.ts';

type Input = Record<string, unknown>;
type Asked = {
  url: string;
  path: string;
  call: Call;
  input: Input;
  extras: Extras;
  credential: Record<string, string>;
};

export type Told = { status: number; refusal: string | null; text: string };

/** One call over HTTP at one of its addresses. The caller's cookies and the given ones are sent together. */
export async function askAs({ url, path, call, input, extras, credential }: Asked): Promise<Told> {
  const { bytes, headers = {}, search = '' } = extras;
  const { address, body } = distribute(path, call, input);
  const json = body && bytes === undefined ? { 'content-type': 'application/json' } : {};
  const cookie = [credential['cookie'], headers['cookie']].filter(Boolean).join('; ');
  const response = await fetch(url + address + search, {
    method: call.method,
    redirect: 'manual',
    headers: { ...json, ...headers, ...credential, ...(cookie && { cookie }) },
    body: bytes ?? (body ? JSON.stringify(body) : null),
  });
  const { status } = response;
  const refusal = response.headers.get('x-refusal');
  if (call.form === 'events' && response.ok) {
    // The stream would never end.
    await response.body?.cancel();
    return { status, refusal, text: '' };
  }
  return { status, refusal, text: await response.text() };
}

/** Path fields by the path's names, query fields by the query's, everything else is the body. */
function distribute(path: string, call: Call, input: Input) {
  const rest = { ...input };
  const pick = (name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(pick(name)));
  const search = new URLSearchParams();
  for (const name of Object.keys(call.query?.shape ?? {})) if (rest[name] !== undefined) search.set(name, pick(name));
  return { address: search.size > 0 ? `${filled}?${search.toString()}` : filled, body: call.body && rest };
}
