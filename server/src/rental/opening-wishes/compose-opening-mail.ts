import { paths } from '@laine/contract/paths.ts';
import { z } from 'zod';
import { originOf } from '../../ground/origin-of.ts';
import { openingMailText } from '../../ground/texts/texts.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import type { MailContent } from '../../telling/notices/mail-content.ts';
import { mailHtml } from '../../telling/notices/mail-html.ts';
import { mailPlain } from '../../telling/notices/mail-plain.ts';
import { longDay } from '../../telling/notices/wording.ts';
import type { Notice, OutboxDeps, Turn } from '../../telling/outbox/notice.ts';
import { listOpenDates } from './list-open-dates.ts';
import { findWisher, insertOpeningWish } from './opening-wish-store.ts';

const About = z.object({
  stationId: z.string(),
  wishedAt: z.string().transform((text) => Temporal.Instant.from(text)),
});

/** Tells who wished for it that a station can be booked. If it has closed again meanwhile, the wish waits on. */
export async function composeOpeningMail(deps: OutboxDeps, { accountId, data }: Notice): Promise<Turn> {
  const { query } = deps.db;
  const { stationId, wishedAt } = About.parse(data);
  const wisher = accountId === null ? undefined : await findWisher(query, accountId);
  if (accountId === null || !wisher) return { gone: 'they cannot book' };
  const station = await findBookingStation(query, stationId);
  const [firstDay] = station ? await listOpenDates(query, station, deps.now()) : [];
  if (!station?.facts || !firstDay) {
    if (station) await insertOpeningWish(query, { accountId, stationId, createdAt: wishedAt });
    return { gone: 'the station is closed again' };
  }
  const { email: to, locale } = wisher;
  const values = { station: station.facts.name, day: longDay(firstDay, locale) };
  const content: MailContent = {
    locale,
    subject: openingMailText(locale, 'subject', values),
    title: openingMailText(locale, 'title', values),
    intro: [openingMailText(locale, 'intro', values)],
    facts: [{ label: openingMailText(locale, 'where'), value: station.facts.locationText }],
    button: { label: openingMailText(locale, 'button'), url: `${originOf(deps.settings)}${paths.station(stationId)}` },
    notes: [openingMailText(locale, 'once', values)],
  };
  const { brand } = deps.settings;
  const { subject } = content;
  return { mail: { to, subject, locale, text: mailPlain(brand, content), html: mailHtml(brand, content) } };
}
