import type { Call } from '@laine/contract/call.ts';
import { serverPaths } from '@laine/contract/call.ts';
import type { Random } from '../random.ts';
import { damage, oddTexts } from './odd-values.ts';
import type { Knowledge } from './plausible.ts';
import { plausible } from './plausible.ts';

export type OddRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined };

/** A request for a call: plausible in most places and wrong in some. */
export function oddRequest(call: Call, known: Knowledge, random: Random): OddRequest {
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = call[name];
    const value = schema ? plausible(schema, name, known, random) : {};
    return random.chance(0.3) ? damage(value, random) : value;
  };
  const params = asRecord(part('params'));
  const path = random.pick(serverPaths(call)).replaceAll(/:(\w+)/g, (_, name: string) => segment(params[name], random));
  const { type, body } = call.method === 'GET' ? { type: undefined, body: undefined } : oddBody(part('body'), random);
  return {
    method: call.method,
    path: path + queryOf(asRecord(part('query')), random),
    headers: { ...(type !== undefined && { 'content-type': type }), ...(random.chance(0.25) && oddHeader(random)) },
    body,
  };
}

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone half of a character cannot be written in a URL at all. */
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** Now and then something that is no proper text once it is decoded. */
const segment = (value: unknown, random: Random) =>
  random.chance(0.03) ? random.pick(['%', '%ff', '%c0%80', '..', '%2e%2e', '%2f', ';', '']) : encode(value);

function queryOf(fields: Record<string, unknown>, random: Random): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  if (random.chance(0.1)) {
    pairs.push(random.pick([...pairs, '%=%', '&&', '__proto__=1', 'a[b]=c', `x=${'y'.repeat(3000)}`]));
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const JSON_TYPE = 'application/json';

function oddBody(value: unknown, random: Random): { type: string | undefined; body: Buffer | undefined } {
  const text = JSON.stringify(value) ?? '';
  if (random.chance(0.85)) return { type: JSON_TYPE, body: Buffer.from(text) };
  return random.pick([
    () => ({ type: JSON_TYPE, body: Buffer.from(text.slice(0, text.length / 2)) }),
    () => ({ type: JSON_TYPE, body: Buffer.from(`\uFEFF${text}`) }),
    () => ({ type: JSON_TYPE, body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }),
    () => ({ type: JSON_TYPE, body: Buffer.from(text.replace('{', '{"__proto__":{"isAdmin":true},')) }),
    () => ({ type: JSON_TYPE, body: Buffer.from('['.repeat(20_000) + ']'.repeat(20_000)) }),
    () => ({ type: JSON_TYPE, body: Buffer.alloc(300_000, 'x') }),
    () => ({ type: JSON_TYPE, body: undefined }),
    () => ({ type: `${JSON_TYPE}; charset=utf-16`, body: Buffer.from(text, 'utf16le') }),
    () => ({ type: 'application/x-www-form-urlencoded', body: Buffer.from('a=1&b=2') }),
    () => ({ type: 'multipart/form-data; boundary=x', body: Buffer.from('--x--') }),
    () => ({ type: '/', body: Buffer.from(text) }),
    () => ({ type: undefined, body: Buffer.from(text) }),
  ])();
}

const names = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'stripe-signature',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-time-zone',
];

const values = [
  'Bearer',
  'Bearer  ',
  'Bearer x.y.z',
  'Basic YTpi',
  'cross-site',
  'null',
  'https://evil.example',
  'http://localhost:1',
  'locale=%ff; locale=xx; =; ;;; login',
  'login=%00; sign-in=%E0%A4%A; confirm_email=a',
  `login=${'x'.repeat(6000)}`,
  't=1,v1=00',
  'bytes=9-1',
  'gzip;q=-1, *',
  'Mars/Olympus',
  'Europe/Tallinn\tx',
  '127.0.0.1:99999',
  '[::1',
  'laine.es',
];

/** Only what a header can carry: the rest never gets past the client's own library. */
const inHeader = (text: string) => /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(text);

const oddHeader = (random: Random) => ({
  [random.pick(names)]: random.pick([...values, ...oddTexts.filter(inHeader)]),
});
