import type { Locale } from '@laine/contract/states.ts';

/** What an e-mail says, before it is dressed as HTML or written as plain text: both parts say the same. */
export type MailContent = {
  locale: Locale;
  subject: string;
  title: string;
  intro: string[];
  hero?: Hero;
  facts: MailFact[];
  documents?: MoneyDocument[];
  notes?: string[];
  /** What must be known before the rental, line by line. */
  rules?: { title: string; lines: readonly string[] };
  /** None where the person can do nothing with a browser. */
  button?: MailLink;
  /** For mails that nobody has to receive. */
  unsubscribe?: { label: string; pageUrl: string; callUrl: string };
  /** For mails to those who run stations: where they say what reaches them. */
  choose?: MailLink;
  /** None for those who run stations: they are the help. */
  help?: MailHelp;
};

export type MailHelp = { title: string; text: string; phone: string; email: string };

/** The one thing that must be seen at a glance. */
export type Hero =
  | { kind: 'codes'; doors: { label: string | undefined; code: string }[]; time: string }
  | { kind: 'sum'; sum: string }
  /** Made to be printed and given away. */
  | { kind: 'voucher'; sum: string; code: string; message: string | null };

export type MailFact = { label: string; value: string; more?: FactDetail };

/** Stands below the value; in plain text behind it, after a comma or, where it is a sentence of its own, a full stop. */
type FactDetail = { text: string; isSentence?: true; link?: MailLink };

export type MailLink = { label: string; url: string };

/** A numbered receipt or credit note. */
export type MoneyDocument = {
  title: string;
  date: string | undefined;
  lines: MoneyLine[];
  total: MoneyLine;
  vat: MoneyLine | undefined;
  /** Where it is read as a paper. */
  link?: MailLink;
};

export type MoneyLine = { label: string; sum: string };
