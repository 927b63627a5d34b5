import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What the framework would answer in its own words, past all our manners. */

/** A path that cannot be decoded is taken as it is written, and so leads nowhere or to a malformed field. */
export function readableUrl({ url = '/' }: { url?: IncomingMessage['url'] }): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  return canDecode(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function canDecode(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

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
