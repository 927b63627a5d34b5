import { languages } from '@laine/contract/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';

/** Replaces the language select where scripts are off: the address names the language, and the server saves it. */
export function LanguageList() {
  const { t } = useLingui();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const inLanguage = (locale: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', locale);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <noscript>
      <details className="group relative">
        <summary
          aria-label={t`Language`}
          className="flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm font-medium transition-colors group-open:bg-tint hover:bg-tint"
        >
          <Globe aria-hidden className="size-5 text-ink-soft" />
          <span aria-hidden className="uppercase">
            {current}
          </span>
        </summary>
        <ul className="absolute top-full right-0 mt-2 w-44 rounded-card border border-line bg-paper p-2 shadow-float">
          {languages.map(({ locale, name }) => (
            <li key={locale}>
              <a
                href={inLanguage(locale)}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-tint aria-[current]:text-action"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </noscript>
  );
}
