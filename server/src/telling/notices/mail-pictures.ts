import { readFileSync } from 'node:fs';
import type { MailPicture } from '../../ground/ports/mailer.ts';

const read = (name: string): MailPicture => ({
  cid: `${name}@pictures`,
  content: readFileSync(new URL(`pictures/${name}.png`, import.meta.url)),
});

/**
 * What mails show. They bring it along: mail programs know no SVG, and ask before they load anything from elsewhere.
 * Drawn by `tools/draw-icons.mjs`.
 */
export const mailPictures = { mark: read('mark'), water: read('water') };
