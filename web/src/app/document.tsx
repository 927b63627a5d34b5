import cyrillicFont from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { languageOf } from '@laine/contract/languages.ts';
import { pageGround } from '@laine/palette/colors.ts';
import { use, type ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { DocumentAssets, STYLES_ID } from './document-assets.ts';
import { LanguageLinks } from './language-links.tsx';

type Props = { origin: string | undefined; children: ReactNode };

export function Document({ origin, children }: Props) {
  const locale = useLocale();
  const { nonce, styles } = use(DocumentAssets);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={languageOf(locale).letters === 'cyrillic' ? cyrillicFont : latinFont}
          crossOrigin="anonymous"
        />
        {/* Browsers hide a nonce from scripts, so React would report a difference. */}
        {/* The dev server gives it to the styles it brings in while they are edited. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <style id={STYLES_ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <meta name="theme-color" content={pageGround.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={pageGround.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <Meta />
        {/* Styles of our own origin need no nonce, and browsers would hide it from React's comparison. */}
        <Links nonce="" />
        {origin && <LanguageLinks origin={origin} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
