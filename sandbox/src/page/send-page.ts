import type { FastifyReply } from 'fastify';
import { sandboxPaths } from '../sandbox-paths.ts';
import { html, type Html } from './html.ts';

interface Page {
  title: string;
  body: Html;
  script?: string;
}

/**
 * No `form-action`: browsers apply it to the redirects after a form as well, and an account picker's form ends on the
 * product's other loopback name (localhost or 127.0.0.1).
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function sendPage(reply: FastifyReply, page: Page) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .send(documentOf(page));
}

export const documentOf = ({ title, body, script }: Page) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${sandboxPaths.asset('sandbox.css')}" />
        ${script !== undefined && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
