import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const openFont = (weight: '500Medium' | '700Bold') =>
  openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`)));

let fonts: { medium: Font; bold: Font } | undefined;

/** A line of text as a path in font units, upside down as fonts are: a printer needs no font of ours. */
export function outlineText(text: string, weight: 'medium' | 'bold'): { path: string; width: number; perEm: number } {
  fonts ??= { medium: openFont('500Medium'), bold: openFont('700Bold') };
  const font = fonts[weight];
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, at) => {
    const path = glyph.path.translate(x, 0).toSVG();
    x += positions[at]?.xAdvance ?? 0;
    return path;
  });
  return { path: paths.join(''), width: x, perEm: font.unitsPerEm };
}
