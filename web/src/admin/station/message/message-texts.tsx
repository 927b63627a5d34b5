import { languages } from '@laine/contract/languages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { broadcastPartWords } from './broadcast-words.ts';
import type { Preview } from './use-message.ts';

type Props = { texts: Preview['texts']; recipients: Preview['recipients'] };

/** The text that phones will show, in each language; the writer's own is open. */
export function MessageTexts({ texts, recipients }: Props) {
  const { i18n } = useLingui();
  const own = useLocale();
  const parts = new Set(recipients.map(({ part }) => part));
  const ordered = languages.toSorted((a, b) => Number(b.locale === own) - Number(a.locale === own));
  return (
    <div className="grid grid-cols-1 gap-2">
      {ordered.map(({ locale, name }) => {
        const readers = recipients.filter((recipient) => recipient.locale === locale).length;
        return (
          <details key={locale} open={locale === own} className="group rounded-control border border-line px-4">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 text-sm font-medium">
              <span lang={locale}>{name}</span>
              <span className="figures ml-auto font-normal text-ink-soft">
                <Plural value={readers} one="# reader" other="# readers" />
              </span>
              <ChevronDown aria-hidden className="size-4.5 text-ink-soft group-open:rotate-180" />
            </summary>
            <dl className="grid grid-cols-1 gap-3 pt-1 pb-4">
              {texts
                .filter((text) => text.locale === locale && parts.has(text.part))
                .map(({ part, sms, segments }) => (
                  <div key={part} className="grid grid-cols-1 gap-1">
                    <dt className="figures flex justify-between gap-3 text-xs text-ink-soft">
                      <span>{i18n._(broadcastPartWords[part])}</span>
                      <span>
                        <Plural value={segments} one="# SMS" other="# SMS in a row" />
                      </span>
                    </dt>
                    <dd lang={locale} className="rounded-control bg-foam px-3 py-2 text-sm wrap-anywhere">
                      {sms}
                    </dd>
                  </div>
                ))}
            </dl>
          </details>
        );
      })}
      <p className="text-xs text-ink-soft">
        <Trans>The same words go out by e-mail. Door codes are never in them.</Trans>
      </p>
    </div>
  );
}
