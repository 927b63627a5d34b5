// Draws the icons of the installed web app and the pictures of mails from their SVG. Run it after changing one:
// `node tools/draw-icons.mjs`.
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './setup.mjs';

const icons = join(root, 'web/public/icons');
const mails = join(root, 'server/src/telling/notices/pictures');
const drawings = [
  { from: 'icon.svg', to: join(icons, 'icon-192.png'), size: 192 },
  { from: 'icon.svg', to: join(icons, 'icon-512.png'), size: 512 },
  { from: 'maskable.svg', to: join(icons, 'maskable-512.png'), size: 512 },
  // The phone rounds the corners itself.
  { from: 'maskable.svg', to: join(icons, 'apple-touch-icon.png'), size: 180 },
  { from: 'icon.svg', to: join(mails, 'mark.png'), size: 72 },
];
for (const { from, to, size } of drawings) {
  await sharp(join(icons, from), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(to);
}

/** The water of the first page without sky and foreground, at twice the width of a mail. */
const water = { left: 0, top: 424, width: 1600, height: 320 };
await sharp(join(root, 'web/public/scenes/hero.svg'))
  .extract(water)
  .resize(1120)
  .png({ compressionLevel: 9, palette: true, quality: 60, dither: 0, effort: 10 })
  .toFile(join(mails, 'water.png'));
