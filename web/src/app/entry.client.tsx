import { isLocale } from '@laine/contract/languages.ts';
import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { audienceOf } from '../audience/audience.ts';
import { loadI18n } from '../i18n/load-i18n.ts';
import { DocumentAssets, readDocumentAssets } from './document-assets.ts';
import { EarlyInput } from './early-input.tsx';
import { reloadIfReplaced } from './reload-if-replaced.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const audience = audienceOf(location.pathname);

addEventListener('vite:preloadError', () => void reloadIfReplaced());

// The page carries the styles of the moment it was rendered; these follow every edit.
if (import.meta.env.DEV) {
  const styles = {
    customer: () => import('./styles/customer.css'),
    account: () => import('./styles/account.css'),
    staff: () => import('./styles/staff.css'),
  };
  await styles[audience]();
}

const { lang } = document.documentElement;
const i18n = await loadI18n(isLocale(lang) ? lang : 'en', audience);
const assets = readDocumentAssets();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <DocumentAssets value={assets}>
        <EarlyInput>
          <HydratedRouter />
        </EarlyInput>
      </DocumentAssets>
    </I18nProvider>,
  );
});
