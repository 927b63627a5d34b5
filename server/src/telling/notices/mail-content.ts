import type { Locale } from '@laine/contract/states.ts';

/** The content of an e-mail, from which both HTML and plain text are written. */
export type MailContent = {
  locale: Locale;
  subject: string;
  title: string;
  intro: string[];
  hero?: Hero;
  facts: MailFact[];
  documents?: MoneyDocument[];
  notes?: string[];
  /** Rules to know before the rental, one per line. */
  rules?: { title: string; lines: readonly string[] };
  /** Absent when there is nothing to do in a browser. */
  button?: MailLink;
  /** For optional mails. */
  unsubscribe?: { label: string; pageUrl: string; callUrl: string };
  /** For mails to staff: leads to their alert settings. */
  choose?: MailLink;
  /** Absent for staff: they are the help. */
  help?: MailHelp;
};

export type MailHelp = { title: string; text: string; phone: string; email: string };

/** The one thing to see at a glance. */
export type Hero =
  | { kind: 'codes'; doors: { label: string | undefined; code: string }[]; time: string }
  | { kind: 'sum'; sum: string }
  /** Made to be printed and given away. */
  | { kind: 'voucher'; sum: string; code: string; message: string | null };

export type MailFact = { label: string; value: string; more?: FactDetail };

/** Shown below the value; in plain text after it, behind a comma or, for a full sentence, a full stop. */
type FactDetail = { text: string; isSentence?: true; link?: MailLink };

export type MailLink = { label: string; url: string };

/** A numbered receipt or credit note. */
export type MoneyDocument = {
  title: string;
  date: string | undefined;
  lines: MoneyLine[];
  total: MoneyLine;
  vat: MoneyLine | undefined;
  /** Link to the printable document. */
  link?: MailLink;
};

export type MoneyLine = { label: string; sum: string };
