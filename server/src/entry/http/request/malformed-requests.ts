import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Requests that the framework would answer in its own words, before any hook of ours. */

const USUAL_PATH = /^\/(?![/\\])[^%]*$/;

/**
 * Turns whatever the first line says into a path of ours. A path that cannot be decoded, or that a browser would read
 * as another host (`//host`, `/\host`), is encoded once more, so that it leads nowhere or to a malformed field.
 */
export function readableUrl({ url = '/' }: { url?: IncomingMessage['url'] }): string {
  if (USUAL_PATH.test(url)) return url;
  const [path = '', ...query] = withoutOrigin(url).split('?');
  const readable = path.includes('%') && !canDecode(path) ? path.replaceAll('%', '%25') : path;
  return [readable.replace(/^\/[/\\]+/, (start) => `/${encodeURIComponent(start.slice(1))}`), ...query].join('?');
}

/** Proxies send the whole address. Text that is no address stays as it is and is refused. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function canDecode(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Refuses an address such as `http://host:99999/`, which leads nowhere before there is a visit. */
export const refuseAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.code(400).type('text/plain; charset=utf-8').send('Bad Request');
};

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Refuses what is not HTTP, too slow, or has endless headers. The language is unknown, so the words are HTTP's own. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  // The other side has already gone.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusLine = statusLines[code] ?? '400 Bad Request';
  const words = statusLine.replace(/^\d+ /, '');
  const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${words}`);
}
