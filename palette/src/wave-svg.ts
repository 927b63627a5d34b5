import { colors } from './colors.ts';
import { waveEdge, waveLine, waveMark } from './wave-art.ts';

/** The wave as separate images, for style sheets, mails and page icons. */

/** One tile of the thin line. */
export const waveLineSvg = (color: string): string =>
  tile(
    waveLine,
    `<path d="${waveLine.path}" fill="none" stroke="${color}" stroke-width="${waveLine.strokeWidth}" stroke-linecap="round"/>`,
  );

/** One tile of the area above the water line. */
export const waveEdgeSvg = (color: string): string => tile(waveEdge, `<path d="${waveEdge.above}" fill="${color}"/>`);

/** The icon of every page. Thicker than the logo, because browsers show it at 16 pixels. */
export const iconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 ${waveMark.size} ${waveMark.size}"><style>path{fill:none;stroke:${colors.action.light};stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}@media (prefers-color-scheme:dark){path{stroke:${colors.action.dark}}}</style><path d="${waveMark.crest}"/><path d="${waveMark.water}"/></svg>\n`;

/** An image as a URL that works in style sheets and mails. */
export const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const tile = ({ length, height }: { length: number; height: number }, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="${height}">${inside}</svg>`;
