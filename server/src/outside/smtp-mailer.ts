import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Mailer, MailOutcome, MailPicture } from '../ground/ports/mailer.ts';

type Options = { url: string | undefined; from: string; pictures: readonly MailPicture[] };

/** Sends through a mail server; the same code for the live one and for the sandbox's inbox. */
export function smtpMailer({ url, from, pictures }: Options, log: FastifyBaseLogger): Mailer {
  if (url === undefined) {
    return { send: () => Promise.resolve('unavailable'), answers: () => Promise.resolve(true), close: () => {} };
  }
  const transport = createTransport(
    { url, pool: true, maxConnections: 4, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from },
  );
  return {
    async send({ to, subject, text, html, locale, messageId, unsubscribe, attachments = [] }) {
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          html,
          ...(messageId !== undefined && { messageId }),
          attachments: [
            ...pictures.filter(({ cid }) => html.includes(`cid:${cid}`)).map(asInline),
            ...attachments.map(({ name, contentType, content }) => ({
              filename: name,
              contentType: `${contentType}; charset=utf-8`,
              content,
            })),
          ],
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': locale,
            // One click in the mail program (RFC 8058): it posts to the address without opening a page.
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe.callUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return 'sent';
      } catch (error) {
        const outcome = outcomeOf(error);
        log.warn({ outcome, code: codeOf(error) }, 'mail not sent');
        return outcome;
      }
    },
    answers: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

const asInline = ({ cid, content }: MailPicture) => ({
  cid,
  content: Buffer.from(content),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

/** 5xx to the recipient is final (nodemailer calls it EENVELOPE); everything else may work later. */
function outcomeOf(error: unknown): MailOutcome {
  const responseCode = (error as { responseCode?: number }).responseCode ?? 0;
  return codeOf(error) === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500) ? 'refused' : 'unavailable';
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown';
