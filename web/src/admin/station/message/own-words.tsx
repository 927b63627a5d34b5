import { bearsLink } from '@laine/contract/bears-link.ts';
import { MAX_OWN_WORDS } from '@laine/contract/broadcast-kind.ts';
import { languages } from '@laine/contract/languages.ts';
import type { Locale } from '@laine/contract/states.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import type { Draft, Preview } from './use-message.ts';

type Props = { words: Draft['words']; texts: Preview['texts']; onChange: (words: Draft['words']) => void };

/** The writer's language first; the other languages are optional. */
export function OwnWords({ words, texts, onChange }: Props) {
  const own = useLocale();
  const [first, others] = [
    languages.filter(({ locale }) => locale === own),
    languages.filter(({ locale }) => locale !== own),
  ];
  const field = ({ locale, name }: { locale: Locale; name: string }) => (
    <WordsField
      key={locale}
      locale={locale}
      name={name}
      value={words[locale]}
      segments={
        words[locale] ? Math.max(...texts.filter((text) => text.locale === locale).map((text) => text.segments), 0) : 0
      }
      onChange={(text) => onChange({ ...words, [locale]: text })}
    />
  );
  return (
    <div className="grid gap-4">
      {first.map(field)}
      <details className="group rounded-control border border-line px-4">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 text-sm font-medium">
          <Trans comment="Opens fields for the same words in more languages">The same in other languages</Trans>
          <ChevronDown aria-hidden className="size-4.5 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-1 pb-4">{others.map(field)}</div>
      </details>
    </div>
  );
}

type FieldProps = {
  locale: Locale;
  name: string;
  value: string | undefined;
  segments: number;
  onChange: (text: string) => void;
};

function WordsField({ locale, name, value, segments, onChange }: FieldProps) {
  const { t } = useLingui();
  const left = MAX_OWN_WORDS - (value?.length ?? 0);
  const noLinks = t({
    message: 'Please leave out links and web addresses, and put a space after a full stop',
    comment: 'Below words that are sent to customers and have something like example.com in them',
  });
  return (
    <LongTextField
      id={`words-${locale}`}
      name={`words-${locale}`}
      label={t({ message: `Words in ${name}`, comment: 'Field; name is that of a language, such as English' })}
      rows={2}
      maxLength={MAX_OWN_WORDS}
      value={value}
      error={bearsLink(value ?? '') ? noLinks : undefined}
      // Single line, since a phone ignores line breaks.
      onChange={(text) => onChange(text.replaceAll(/\s/gu, ' '))}
      hint={
        <span className="figures flex flex-wrap gap-x-4">
          <span>
            <Plural value={left} one="# character left" other="# characters left" />
          </span>
          {segments > 0 && (
            <span>
              <Plural value={segments} one="# SMS" other="# SMS in a row" />
            </span>
          )}
        </span>
      }
    />
  );
}
