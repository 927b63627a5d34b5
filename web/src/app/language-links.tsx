import { languages } from '@laine/contract/languages.ts';
import { useLocation } from 'react-router';

/**
 * A page has one address for all languages. With `?lang=` search engines find each language, so such an address names
 * itself as the original.
 */
export function LanguageLinks({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const address = origin + pathname;
  const inLanguage = (locale: string) => `${address}?lang=${locale}`;
  const asked = new URLSearchParams(search).get('lang');
  const current = languages.find(({ locale }) => locale === asked);
  return (
    <>
      <link rel="canonical" href={current ? inLanguage(current.locale) : address} />
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLanguage(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
