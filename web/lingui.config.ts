import { relative } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { audiences, type Audience } from './src/audience/audience.ts';
import { listAudienceFiles } from './src/audience/list-audience-files.ts';

/** A text that several audiences read is in the catalog of each, in the same words (catalogs.test.ts). */
const catalogOf = (audience: Audience) => ({
  path: `<rootDir>/src/i18n/locales/${audience}/{locale}`,
  include: listAudienceFiles(audience).map((file) => `<rootDir>/${relative(import.meta.dirname, file)}`),
});

export default defineConfig({
  sourceLocale: 'en',
  locales: ['es', 'et', 'en', 'ru', 'fr'],
  // Where a text stands would change the catalogs with every edit and every moved file; its words find it as well.
  format: formatter({ origins: false, lineNumbers: false }),
  fallbackLocales: { default: 'en' },
  catalogs: audiences.map(catalogOf),
});
