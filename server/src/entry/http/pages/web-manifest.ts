import type { Brand } from '@laine/contract/brand.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import { colors, pageGround } from '@laine/palette/colors.ts';
import { manifestWords } from '../../../ground/texts/manifest-words.ts';

const png = (name: string, sizes: string) => ({ src: `/icons/${name}.png`, type: 'image/png', sizes });

/** How a phone installs the web app, and what it offers from its icon. */
export function webManifest({ name }: Brand, locale: Locale) {
  const words = manifestWords[locale];
  return {
    id: paths.home(),
    name,
    short_name: name,
    description: words.description,
    lang: locale,
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    background_color: pageGround.light,
    theme_color: colors.fill.light,
    categories: ['sports', 'travel'],
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      png('icon-192', '192x192'),
      png('icon-512', '512x512'),
      { ...png('maskable-512', '512x512'), purpose: 'maskable' },
    ],
    screenshots: [
      { ...png('screen-narrow', '780x1688'), form_factor: 'narrow', label: words.screenshot },
      { ...png('screen-wide', '1280x800'), form_factor: 'wide', label: words.screenshot },
    ],
    shortcuts: [
      { name: words.code, url: paths.reservations(), icons: [png('icon-192', '192x192')] },
      { name: words.newBooking, url: paths.home('locations'), icons: [png('icon-192', '192x192')] },
    ],
  };
}
