// Draws the icons of the installed web app from their SVG. Run it after changing one: `node tools/draw-icons.mjs`.
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './setup.mjs';

const icons = join(root, 'web/public/icons');
const drawings = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512 },
  // The phone rounds the corners itself.
  { from: 'maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];
for (const { from, to, size } of drawings) {
  await sharp(join(icons, from), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(icons, to));
}
