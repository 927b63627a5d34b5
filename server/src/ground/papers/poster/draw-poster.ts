import { colors } from '@laine/palette/colors.ts';
import { qrCode } from '@laine/palette/qr-code.ts';
import { waveMark } from '@laine/palette/wave-art.ts';
import { outlineText } from './outline-text.ts';
import type { Poster } from './poster.ts';

/** A4 in points. */
export const posterSize = { width: 595.28, height: 841.89 };

/** Drawn as `path` scaled and then moved; a shape has a fill or a stroke. */
export type Shape = {
  path: string;
  fill?: string;
  stroke?: { color: string; width: number };
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
};

const { width: WIDTH, height: HEIGHT } = posterSize;
const MARGIN = 44;
const INSIDE = WIDTH - 2 * MARGIN;
const QR_SIDE = 250;
/** Corners of the card around the code. */
const RADIUS = 18;

const ink = colors.ink.light;
const action = colors.action.light;
const white = colors.paper.light;
/** From the far water to the near one, which carries white words. */
const waters = ['#a8d6d4', '#7fc3c5', '#4ba6ad', action] as const;

const filled = (path: string, fill: string, x = 0, y = 0, scale = 1): Shape => ({
  path,
  fill,
  x,
  y,
  scaleX: scale,
  scaleY: scale,
});

type Line = {
  size: number;
  weight?: 'medium' | 'bold';
  color?: string;
  x?: number;
  width?: number;
  isAtRight?: boolean;
};

/** One line; it shrinks where its width is short. `y` is its base line. */
function line(text: string, y: number, look: Line): Shape {
  const { size, weight = 'medium', color = ink, x = MARGIN, width = INSIDE, isAtRight = false } = look;
  const outline = outlineText(text, weight);
  const scale = Math.min(size / outline.perEm, width / Math.max(1, outline.width));
  const left = isAtRight ? x + width - outline.width * scale : x;
  return { path: outline.path, fill: color, x: left, y, scaleX: scale, scaleY: -scale };
}

/** At most as many lines as a phrase of that size needs. */
function lines(text: string, y: number, look: Line & { gap: number }): Shape[] {
  const { size, weight = 'medium', width = INSIDE, gap } = look;
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    const { width: units, perEm } = outlineText(longer, weight);
    if (rows.length > 0 && (units * size) / perEm <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.map((row, at) => line(row, y + at * gap, look));
}

/** Water from there to the bottom, with gentle waves on top. */
function water(y: number, color: string, shift: number): Shape {
  const waves = Array.from({ length: 5 }, () => 'q75 -26 150 0t150 0').join('');
  return filled(`M${shift} ${y}${waves}V${HEIGHT}H${shift}z`, color);
}

const circle = (x: number, y: number, r: number, color: string): Shape =>
  filled(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, color);

function card(x: number, y: number, width: number, height: number): Shape {
  const [w, h, r] = [width - 2 * RADIUS, height - 2 * RADIUS, RADIUS];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const edges = `h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
  return filled(`M${x + r} ${y}${edges}`, white);
}

/** The logo, the words, the code on its card above the water, and the other languages in the water. */
export function drawPoster(poster: Poster): Shape[] {
  const { brand, stationName, headline, lead, facts, alsoIn, url, help } = poster;
  const qr = qrCode(url);
  const [cardX, cardY] = [(WIDTH - QR_SIDE) / 2 - 130, 262];
  const factsX = cardX + QR_SIDE + 28;
  const mark = { color: action, width: waveMark.strokeWidth };
  const half = (INSIDE - 28) / 2;
  return [
    filled(`M0 0H${WIDTH}V${HEIGHT}H0z`, colors.sky.light),
    filled(`M0 248H${WIDTH}V${HEIGHT}H0z`, '#fbe2cf'),
    circle(476, 290, 76, '#fdd9b0'),
    circle(476, 290, 52, '#ffcb8e'),
    ...waters.map((color, at) => water([300, 372, 454, 568][at] ?? HEIGHT, color, -40 - 60 * at)),
    ...[waveMark.crest, waveMark.water].map((path) => ({
      path,
      stroke: mark,
      x: MARGIN,
      y: 40,
      scaleX: 1.5,
      scaleY: 1.5,
    })),
    line(brand, 68, { size: 26, weight: 'bold', x: MARGIN + 46, width: 180 }),
    line(stationName, 66, { size: 20, weight: 'bold', x: MARGIN + 200, width: INSIDE - 200, isAtRight: true }),
    line(headline, 152, { size: 62, weight: 'bold' }),
    ...lines(lead, 190, { size: 19, gap: 25, width: INSIDE }),
    card(cardX, cardY, QR_SIDE, QR_SIDE),
    filled(qr.path, ink, cardX, cardY, QR_SIDE / qr.size),
    ...facts.map((fact, at) =>
      line(fact, cardY + 128 + at * 56, {
        size: at === 0 ? 44 : 30,
        weight: 'bold',
        x: factsX,
        width: WIDTH - MARGIN - factsX,
      }),
    ),
    line(url.replace(/^https?:\/\//, ''), cardY + QR_SIDE + 24, { size: 14, x: cardX, width: INSIDE }),
    ...alsoIn.slice(0, 4).flatMap((words, at) => {
      const look = { color: white, x: MARGIN + (at % 2) * (half + 28), width: half };
      const y = 618 + Math.floor(at / 2) * 92;
      return [
        line(words.headline, y, { ...look, size: 22, weight: 'bold' }),
        ...lines(words.lead, y + 20, { ...look, size: 12.5, gap: 16 }),
      ];
    }),
    line(help, HEIGHT - 30, { size: 20, weight: 'bold', color: white }),
  ];
}
