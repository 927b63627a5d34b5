import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What the framework would answer in its own words, past all our manners. */

const USUAL_PATH = /^\/(?![/\\])[^%]*$/;

/**
 * A path of ours, whatever the first line says. One that cannot be decoded, or that a browser would read as another
 * host (`//host`, `/\host`), is taken as it is written, and so leads nowhere or to a malformed field.
 */
export function readableUrl({ url = '/' }: { url?: IncomingMessage['url'] }): string {
  if (USUAL_PATH.test(url)) return url;
  const [path = '', ...query] = withoutOrigin(url).split('?');
  const readable = path.includes('%') && !canDecode(path) ? path.replaceAll('%', '%25') : path;
  return [readable.replace(/^\/[/\\]+/, (start) => `/${encodeURIComponent(start.slice(1))}`), ...query].join('?');
}

/** Proxies name the whole address. One that is none stays, and is refused. */
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

/** Of an address that leads nowhere before there is a visit, such as `http://host:99999/`. */
export const refuseAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.code(400).type('text/plain; charset=utf-8').send('Bad Request');
};

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Not HTTP at all, too slow, or with headers without end. Nothing is known of the language, so the words are HTTP's own. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  // The other side has gone.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusLine = statusLines[code] ?? '400 Bad Request';
  const words = statusLine.replace(/^\d+ /, '');
  const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${words}`);
}
