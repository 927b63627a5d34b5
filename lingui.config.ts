import { relative } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { locales } from './contract/src/languages.ts';
import { audiences, type Audience } from './web/src/audience/audience.ts';
import { listAudienceFiles } from './web/src/audience/list-audience-files.ts';

/** A text that several audiences read is in the catalog of each, in the same words (catalogs.test.ts). */
const catalogOf = (audience: Audience) => ({
  path: `<rootDir>/texts/{locale}/${audience}`,
  include: listAudienceFiles(audience).map((file) => `<rootDir>/${relative(import.meta.dirname, file)}`),
});

export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  // Where a text stands would change the catalogs with every edit and every moved file; its words find it as well.
  format: formatter({ origins: false, lineNumbers: false }),
  fallbackLocales: { default: 'en' },
  catalogs: audiences.map(catalogOf),
});
