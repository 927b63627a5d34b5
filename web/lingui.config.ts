import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['es', 'et', 'en', 'ru', 'fr'],
  // Where a text stands would change the catalogs with every edit and every moved file; its words find it as well.
  format: formatter({ origins: false, lineNumbers: false }),
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['src'] }],
});
