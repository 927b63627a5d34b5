import { useLocation } from 'react-router';
import { languages } from '../i18n/languages.ts';

/** A page has one address for all languages; `?lang=` exists for search engines to find each of them. */
export function LanguageLinks({ origin }: { origin: string }) {
  const address = origin + useLocation().pathname;
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${address}?lang=${locale}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
