import { join, relative } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { locales } from './contract/src/languages.ts';
import { definedTexts } from './texts/src/extract-texts.ts';
import { homes } from './texts/src/homes.ts';
import { audiences, type Audience } from './web/src/audience/audience.ts';
import { listAudienceFiles } from './web/src/audience/list-audience-files.ts';

/** A text that several audiences read is in the catalog of each, in the same words (catalogs.test.ts). */
const catalogOf = (audience: Audience) => ({
  path: `<rootDir>/texts/{locale}/${audience}`,
  include: listAudienceFiles(audience).map((file) => `<rootDir>/${relative(import.meta.dirname, file)}`),
});

const isDefined = (file: string) =>
  Object.values(homes).some((folder) => file.startsWith(join(import.meta.dirname, folder)));

export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  // Where a text stands would change the catalogs with every edit and every moved file; its words find it as well.
  format: formatter({ origins: false, lineNumbers: false }),
  fallbackLocales: { default: 'en' },
  extractors: [definedTexts(isDefined), babelExtractor],
  catalogs: [
    ...audiences.map(catalogOf),
    ...Object.entries(homes).map(([name, folder]) => ({
      path: `<rootDir>/texts/{locale}/${name}`,
      include: [`<rootDir>/${folder}`],
      exclude: ['**/*.test.ts'],
    })),
  ],
});
