import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { SmsAlertKind } from '@laine/contract/alert-urgency.ts';
import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { alertSmsWords } from '../../ground/texts/alert-words/alert-sms-words.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import { fitName, spellingOf } from '../notices/sms-segments.ts';
import type { ToldAlert } from './told-alert.ts';

type Context = { brand: Brand; origin: string; locale: Locale };

/** Urgent alerts of one station: the first in words, the number of others, and a link. */
export function alertSms(alerts: ToldAlert[], { brand, origin, locale }: Context): string {
  const words = alertSmsWords[locale];
  const [first] = alerts;
  if (!first) throw new Error('an SMS about nothing');
  const { kind, lockerNumber, station } = first;
  if (!isWorded(kind, words)) throw new Error(`no SMS tells of ${kind}`);
  const what = lockerNumber === undefined ? words[kind] : `${words[kind]}, ${words.locker({ number: lockerNumber })}`;
  const others = alerts.length > 1 ? ` (+${alerts.length - 1})` : '';
  const path = alerts.length === 1 || !station ? first.path : adminPaths.station(station.id);
  const spelled = spellingOf(locale);
  return fitName(spelled(station?.name ?? ''), (name) =>
    spelled(`${labelled(locale, `${brand.name} ${name}`.trim(), what)}${others}. ${origin}${path}`),
  );
}

const isWorded = (kind: string, words: object): kind is SmsAlertKind => Object.hasOwn(words, kind);
