import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import { drawPoster, posterSize, type Shape } from './draw-poster.ts';
import type { Poster } from './poster.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

const svgOf = ({ path, fill = 'none', stroke, x, y, scaleX, scaleY }: Shape): string => {
  const line = stroke ? ` stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="round"` : '';
  const place = `translate(${round(x)} ${round(y)}) scale(${scaleX.toPrecision(6)} ${scaleY.toPrecision(6)})`;
  return `<path d="${path}" fill="${fill}"${line} transform="${place}"/>`;
};

function printSvg(shapes: Shape[]): Uint8Array<ArrayBuffer> {
  const { width, height } = posterSize;
  const size = `width="210mm" height="297mm" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.map(svgOf).join('')}</svg>\n`;
  return new TextEncoder().encode(svg);
}

async function printPdf(shapes: Shape[], { headline, brand }: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PdfDocument({ size: 'A4', margin: 0, info: { Title: headline, Author: brand } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const { path, fill, stroke, x, y, scaleX, scaleY } of shapes) {
    doc.save().translate(x, y).scale(scaleX, scaleY).path(path);
    if (fill !== undefined) doc.fill(fill);
    else if (stroke) doc.lineWidth(stroke.width).lineCap('round').stroke(stroke.color);
    doc.restore();
  }
  doc.end();
  await finished(doc);
  return Buffer.concat(chunks);
}

/** As paths only, so that both forms look the same at every printer. Like papers, only a worker draws it. */
export async function printPoster({ poster, form }: { poster: Poster; form: 'pdf' | 'svg' }) {
  const shapes = drawPoster(poster);
  return form === 'svg' ? printSvg(shapes) : await printPdf(shapes, poster);
}
