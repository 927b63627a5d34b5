import type { FastifyInstance } from 'fastify';
import { Declined } from '../answer-in-plain-text.ts';
import { sandboxCalls } from '../sandbox-calls.ts';
import { serveCall } from '../serve-call.ts';
import type { StoredMessage, MessageStore } from './message-store.ts';

/** A mail's content is not trusted: no scripts, nothing from the network, shown only in a frame of ours. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
].join('; ');

export function messageRoutes(app: FastifyInstance, messages: MessageStore) {
  serveCall(app, sandboxCalls.messages, ({ query }) => ({ messages: messages.list(query).map(present) }));
  serveCall(app, sandboxCalls.messageFaults, () => messages.faults);
  serveCall(app, sandboxCalls.setMessageFaults, ({ body }) => Object.assign(messages.faults, body));
  serveCall(app, sandboxCalls.messageHtml, ({ params }, reply) => {
    const html = messages.find(params.messageId)?.html;
    if (html === undefined) throw new Declined(404, 'No such message, or one without formatting');
    reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY);
    reply.removeHeader('x-frame-options');
    return openLinksOutside(html);
  });
  serveCall(app, sandboxCalls.messageAttachment, ({ params }, reply) => {
    const attachment = messages.find(params.messageId)?.attachments[params.number - 1];
    if (!attachment) throw new Declined(404, 'No such attachment');
    const { name, contentType, content } = attachment;
    reply.header('content-security-policy', MAIL_POLICY);
    if (contentType === 'text/html') reply.type('text/html; charset=utf-8');
    else {
      reply.type('application/octet-stream');
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    }
    return Buffer.from(content).toString();
  });
}

const present = ({ html, at, attachments, ...message }: StoredMessage) => ({
  ...message,
  at: at.toString({ smallestUnit: 'millisecond' }),
  hasHtml: html !== undefined,
  attachments: attachments.map(({ name, contentType, content }) => ({
    name,
    contentType,
    sizeInBytes: content.length,
  })),
});

/** Without it a link would open inside the frame. */
const openLinksOutside = (html: string) => html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
