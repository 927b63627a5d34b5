import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify, promisify } from 'node:util';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MessageStore, StoredAttachment } from './message-store.ts';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;
/** The product's mailer keeps connections open between mails; stopping does not wait until it closes them. */
const CLOSE_TIMEOUT_MS = 200;

interface SmtpInbox {
  url: string;
  close(): Promise<void>;
}

/** A mail server for every address there is: it keeps what it accepts in the message store. */
export async function openSmtpInbox(messages: MessageStore, now: () => Temporal.Instant): Promise<SmtpInbox> {
  const keep = callbackify(async (stream: SMTPServerDataStream, recipients: string[]) => {
    const mail = await PostalMime.parse(await buffer(stream));
    if (stream.sizeExceeded) throw refusal(552, 'Message too large');
    const { subject = '', text = '' } = mail;
    const html = mail.attachments.filter(isPicture).reduce(showPicture, mail.html);
    const attachments = mail.attachments.filter((file) => !isPicture(file)).map(keepAttachment);
    const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    const content = { subject, text: text.trimEnd(), html, attachments, unsubscribe };
    const message = { channel: 'email' as const, ...content, at: now() };
    for (const to of recipients) messages.receive({ ...message, to });
  });
  const server = new SMTPServer({
    banner: 'sandbox inbox',
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo(_address, _session, done) {
      if (messages.faults.email === 'deliver') done();
      else done(refusal(550, 'No such mailbox here'));
    },
    onData(stream, session, done) {
      keep(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
        done,
      );
    },
  });
  // A sender that disconnects in the middle of a mail causes an error here that needs no handling.
  server.on('error', () => {});
  const port = await listen(server);
  return { url: `smtp://127.0.0.1:${port}`, close: () => promisify(server.close.bind(server))() };
}

const isPicture = ({ contentId }: Attachment) => contentId !== undefined;

/** As mail programs do: a file that the page names is shown there, and not listed. */
function showPicture(html: string | undefined, picture: Attachment): string | undefined {
  const { contentId = '<>', mimeType } = picture;
  const bytes = Buffer.from(keepAttachment(picture).content).toString('base64');
  return html?.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${bytes}`);
}

const keepAttachment = ({ filename, mimeType, content }: Attachment): StoredAttachment => ({
  name: filename ?? 'attachment',
  contentType: mimeType,
  content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
});

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

async function listen(server: SMTPServer) {
  const socket = await new Promise<ReturnType<SMTPServer['listen']>>((resolve, reject) => {
    server.once('error', reject);
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening));
  });
  return (socket.address() as AddressInfo).port;
}
