import { languages } from '@laine/contract/languages.ts';
import { accountCalls } from '@laine/contract/public/account-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useAct } from '../../api/use-act.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { sectionTitles } from './section-titles.ts';
import { Section } from './section.tsx';

type Props = {
  /** Remembers the language in this browser and shows the page in it. */
  onSaved: (locale: Locale) => void;
};

/** Buttons and no select: a select would load the page anew with every arrow key. */
export function LanguageSection({ onSaved }: Props) {
  const { i18n } = useLingui();
  const current = useLocale();
  const { act, isActing, problem } = useAct(accountCalls.editMe, {
    onDone: (_, { locale }) => locale && onSaved(locale),
    isQuiet: true,
  });
  const choose = (locale: Locale) => {
    if (!isActing) act({ locale });
  };
  return (
    <Section
      id="language"
      title={i18n._(sectionTitles.language)}
      note={<Trans>Of these pages, and of the e-mails and SMS you get.</Trans>}
    >
      <ul className="flex flex-wrap gap-2">
        {languages.map(({ locale, name }) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-pressed={locale === current}
              aria-disabled={isActing}
              onClick={() => choose(locale)}
              className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-paper px-4 text-sm font-medium transition-colors hover:border-action aria-disabled:cursor-progress aria-pressed:border-action aria-pressed:bg-tint"
            >
              {locale === current && <Check aria-hidden className="size-4 text-action" />}
              {name}
            </button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <Problem text={problem} />}
    </Section>
  );
}
