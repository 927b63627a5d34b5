import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** As many as there are languages, zones of stations and shapes of a date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it, and every mail and SMS needs several. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(formatTag(locale), options);
  formats.set(key, made);
  return made;
}
