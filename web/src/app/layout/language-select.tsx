import { isLocale } from '@laine/contract/languages.ts';
import { languages } from '@laine/contract/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { changeLanguage } from './change-language.ts';

/**
 * The native select lies invisibly over its own short label: two letters in the bar, whole names in the list. Without
 * scripts `LanguageList` stands in its place.
 */
export function LanguageSelect({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const choose = (value: string) => {
    if (isLocale(value)) void changeLanguage(value, isSignedIn);
  };
  return (
    <div className="relative flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm noscript:hidden font-medium max-[22.5rem]:gap-1 max-[22.5rem]:px-1 transition-colors hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action">
      <Globe aria-hidden className="size-5 text-ink-soft" />
      <span aria-hidden className="uppercase">
        {locale}
      </span>
      <select
        aria-label={t`Language`}
        defaultValue={locale}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value)}
        className="absolute inset-0 cursor-pointer appearance-none bg-paper text-base text-ink opacity-0"
      >
        {languages.map((language) => (
          <option key={language.locale} value={language.locale} lang={language.locale}>
            {language.name}
          </option>
        ))}
      </select>
    </div>
  );
}
