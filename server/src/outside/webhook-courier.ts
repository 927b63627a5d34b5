import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { PostOutcome, WebhookCourier, WebhookPost } from '../ground/ports/webhook-courier.ts';
import { isLoopbackAddress, isPublicAddress } from './public-addresses.ts';

export type CourierOptions = {
  httpsOnly: boolean;
  /** True in the sandbox, whose receiver is on this machine. */
  toLoopback: boolean;
  /** All addresses of a name; for tests. */
  resolve?: (name: string) => Promise<string[]>;
  timeLimitInMs?: number;
};

const TIME_LIMIT_MS = 10_000;
/** The answer's body doesn't matter, but cutting it off at once would look like a failure. */
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * Posts to addresses that people enter, so this is the one place where somebody could make us call our own network. A
 * name is looked up once, all its addresses must be outside, and the connection uses the checked ones: a name that
 * resolves differently a moment later has no effect. Redirects are answers, never followed.
 */
export function webhookCourier({
  httpsOnly,
  toLoopback,
  resolve = resolveName,
  timeLimitInMs = TIME_LIMIT_MS,
}: CourierOptions): WebhookCourier {
  const closing = new AbortController();
  const isSafe = (address: string) => isPublicAddress(address) || (toLoopback && isLoopbackAddress(address));
  const isProper = ({ protocol, username, password }: URL) =>
    (protocol === 'https:' || (protocol === 'http:' && !httpsOnly)) && username === '' && password === '';

  /** Undefined if the name is unknown, empty if one of its addresses isn't allowed. */
  async function safeAddresses(url: URL): Promise<string[] | undefined> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0) return undefined;
    return isProper(url) && addresses.every(isSafe) ? addresses : [];
  }

  return {
    async mayReceive(url) {
      return isProper(url) && (await safeAddresses(url))?.length !== 0;
    },
    async post(wish) {
      const addresses = await safeAddresses(wish.url);
      if (!addresses) return { kind: 'unreachable' };
      if (addresses.length === 0) return { kind: 'unsafe' };
      return send(wish, addresses, AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimitInMs)]));
    },
    close: () => closing.abort(),
  };
}

function send({ url, headers, body }: WebhookPost, addresses: string[], signal: AbortSignal): Promise<PostOutcome> {
  const { promise, resolve } = Promise.withResolvers<PostOutcome>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const asked = request(
    url,
    // A new connection: a kept one might not go to the checked address.
    { method: 'POST', headers, agent: false, signal, lookup: answering(addresses) },
    (answer) => {
      resolve({ kind: 'answered', status: answer.statusCode ?? 0 });
      let bytes = 0;
      answer.on('error', () => {});
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy();
      });
    },
  );
  const fail = () => resolve({ kind: signal.aborted ? 'no-answer' : 'unreachable' });
  asked.on('error', fail);
  // The only event when the receiver answers 101, as if we had requested another protocol.
  asked.on('close', fail);
  asked.end(body);
  return promise;
}

/** A look-up function that returns the checked addresses. */
function answering(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, callback) => {
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}

/**
 * Uses the name servers only: neither this machine's hosts file nor its search domains, which contain our own names.
 * Unlike the system's look-up it has a time limit, and takes no thread from passwords and files.
 */
async function resolveName(name: string): Promise<string[]> {
  if (/(?:^|\.)localhost\.?$/.test(name)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
