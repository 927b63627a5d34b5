import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import { alertMailWords } from '../../ground/texts/alert-words/alert-mail-words.ts';
import { alertWords } from '../../ground/texts/alert-words/alert-words.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import type { MailContent, MailFact } from '../notices/mail-content.ts';
import { mailHtml } from '../notices/mail-html.ts';
import { mailPlain } from '../notices/mail-plain.ts';
import { shortDate, wallTime } from '../notices/wording.ts';
import type { ToldAlert } from './told-alert.ts';

type Context = { brand: Brand; origin: string; locale: Locale };
type AlertMailContext = Context & { timeZone: string; isDigest: boolean; stillOpen: number };
type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'locale'>;

/** Urgent alerts of one station, or the day's others; each with its single next step. */
export function alertMail(alerts: ToldAlert[], context: AlertMailContext): Written {
  const { origin, locale, isDigest, stillOpen } = context;
  const words = alertMailWords[locale];
  const [first] = alerts;
  if (!first) throw new Error('a mail about nothing');
  const isOne = alerts.length === 1;
  const { title } = alertWords[locale][first.kind];
  const place = first.station?.name;
  const what = isOne ? title : words.alerts({ count: alerts.length });
  const said = place === undefined ? what : labelled(locale, place, what);
  const today = { label: words.openToday, url: `${origin}${adminPaths.today()}` };
  return write(context, {
    subject: isDigest ? words.digestSubject({ count: alerts.length }) : said,
    title: isDigest ? words.digestTitle : said,
    intro: isDigest ? [words.digestIntro] : place === undefined ? [] : [words.urgentIntro({ station: place })],
    // Sorted by station, then by time; alerts without a station come last.
    facts: alerts.toSorted((one, other) => byStation(one, other, locale)).map((alert) => factOf(alert, context, isOne)),
    notes: stillOpen > 0 ? [words.stillOpen({ count: stillOpen })] : [],
    button: isOne ? { label: words.look, url: `${origin}${first.path}` } : today,
  });
}

function byStation({ station: one }: ToldAlert, { station: other }: ToldAlert, locale: Locale): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.name.localeCompare(other.name, locale);
}

export function testMail(context: Context, code: string): Written {
  const { brand, origin, locale } = context;
  const words = alertMailWords[locale];
  return write(context, {
    subject: words.testSubject({ brand: brand.name }),
    title: words.testTitle,
    intro: [words.testIntro, words.testCode({ code })],
    facts: [],
    button: { label: words.openToday, url: `${origin}${adminPaths.today()}` },
  });
}

/** With a single alert, the button is the only link. */
function factOf(alert: ToldAlert, { origin, locale, timeZone }: AlertMailContext, isOne: boolean): MailFact {
  const words = alertMailWords[locale];
  const { title, advice } = alertWords[locale][alert.kind];
  const zone = alert.station?.timeZone ?? timeZone;
  const since = `${shortDate(dateIn(zone, alert.at), locale)} ${wallTime(alert.at, zone)}`;
  const place = [
    alert.station?.name ?? words.noStation,
    ...(alert.lockerNumber === undefined ? [] : [words.locker({ number: alert.lockerNumber })]),
    since,
  ];
  const link = isOne ? {} : { link: { label: words.look, url: `${origin}${alert.path}` } };
  return { label: place.join(', '), value: title, more: { text: advice, isSentence: true, ...link } };
}

type Said = Pick<MailContent, 'subject' | 'title' | 'intro' | 'facts' | 'notes' | 'button'>;

function write({ brand, origin, locale }: Context, said: Said): Written {
  const words = alertMailWords[locale];
  const content: MailContent = {
    locale,
    ...said,
    notes: [...(said.notes ?? []), words.why({ brand: brand.name })],
    choose: { label: words.choose, url: `${origin}${adminPaths.alertMessages()}` },
  };
  return { subject: content.subject, locale, text: mailPlain(brand, content), html: mailHtml(brand, content) };
}
