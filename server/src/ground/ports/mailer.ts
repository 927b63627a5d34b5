import type { Locale } from '@laine/contract/states.ts';

/** Sends mail; implemented in `outside/smtp-mailer.ts`. */

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: Locale;
  /** Set by us if the same mail may be sent again; otherwise the mailer makes one. */
  messageId?: string;
  /** Ends mails of its kind with one click, without signing in: a page for people, and a call for mail programs. */
  unsubscribe?: { pageUrl: string; callUrl: string };
  attachments?: readonly MailAttachment[];
};

/** A file that a mail program can open without us. */
export type MailAttachment = { name: string; contentType: 'text/html'; content: string };

/** A PNG that mails show where their HTML says `cid:`. */
export type MailPicture = { cid: string; content: Uint8Array<ArrayBuffer> };

/** `refused`: this address will never work. `unavailable`: worth another try later. */
export type MailOutcome = 'sent' | 'refused' | 'unavailable';

export type Mailer = {
  send(mail: Mail): Promise<MailOutcome>;
  /** True if the mail server lets us in right now. */
  answers(): Promise<boolean>;
  close(): void;
};
