import { fileURLToPath } from 'node:url';
import { colors } from '@laine/palette/colors.ts';
import { waveLine, waveMark } from '@laine/palette/wave-art.ts';
import PdfDocument from 'pdfkit';
import type { Paper, PaperRow } from './paper.ts';

const fontFile = (weight: '400Regular' | '600SemiBold' | '700Bold') =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`));

const regular = fontFile('400Regular');
const semiBold = fontFile('600SemiBold');
const bold = fontFile('700Bold');

const ink = colors.ink.light;
const soft = colors['ink-soft'].light;
const action = colors.action.light;
const line = colors.line.light;
const tint = colors.tint.light;

const MARGIN = 56;
const SUM_WIDTH = 110;
const FOOTER_HEIGHT = 44;

type Doc = InstanceType<typeof PdfDocument>;
type Element = ReturnType<Doc['struct']>;
type TextLook = {
  font?: string;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
  gap?: number;
};

/**
 * Draws a paper as PDF 1.7: A4, tagged for screen readers, in Onest, which has Latin and Cyrillic letters. pdfkit runs
 * a closure of the structure when its element is added, so drawing in order is tagging in order. It takes some 100 ms, so
 * only a worker does it.
 */
export async function printPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.locale,
    displayTitle: true,
    font: regular,
    info: { Title: paper.title, Author: paper.brand, CreationDate: new Date(paper.issuedAt) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', () => resolve());
    doc.once('error', reject);
  });
  new Sheet(doc, paper).draw();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

class Sheet {
  readonly #doc: Doc;
  readonly #paper: Paper;
  readonly #root: Element;
  readonly #width: number;
  #y = MARGIN;
  #page = 1;

  constructor(doc: Doc, paper: Paper) {
    this.#doc = doc;
    this.#paper = paper;
    this.#width = doc.page.width - 2 * MARGIN;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  draw(): void {
    this.#drawHead();
    this.#drawParties();
    this.#drawTable();
    this.#drawNotes();
    this.#drawFooter();
    this.#root.end();
  }

  #drawHead(): void {
    const { brand, title, facts } = this.#paper;
    this.#decorate(() => {
      const scale = 26 / waveMark.size;
      this.#doc.save().translate(MARGIN, this.#y).scale(scale);
      this.#doc.lineWidth(waveMark.strokeWidth).lineCap('round').strokeColor(action);
      this.#doc.path(waveMark.crest).stroke().path(waveMark.water).stroke().restore();
    });
    this.#tag('P', brand, MARGIN + 34, this.#y + 2, { font: bold, size: 17, color: ink });
    this.#y += 50;
    const look = { font: bold, size: this.#titleSize(title), color: ink, width: this.#width };
    this.#y = this.#tag('H1', title, MARGIN, this.#y, look) + 14;
    const shown = facts.slice(0, 4);
    const width = this.#width / Math.max(3, shown.length);
    const below = shown.map(({ label, value }, place) => {
      const [x, width_] = [MARGIN + place * width, width - 12];
      const next = this.#tag('P', label, x, this.#y, { size: 8.5, color: soft, width: width_ });
      return this.#tag('P', value, x, next + 2, { font: semiBold, size: 10.5, width: width_ });
    });
    this.#y = Math.max(...below, this.#y) + 18;
    this.#decorate(() => this.#drawWaves(this.#y));
    this.#y += 26;
  }

  /** Fits on one line, so that a document's number is never broken. */
  #titleSize(title: string): number {
    const [largest, smallest] = [25, 15];
    const width = this.#doc.font(bold).fontSize(largest).widthOfString(title);
    return Math.max(smallest, Math.min(largest, Math.floor((largest * this.#width) / width)));
  }

  #drawWaves(y: number): void {
    const { length, path } = waveLine;
    const scale = 0.5;
    this.#doc.save().rect(MARGIN, y, this.#width, 12).clip().translate(MARGIN, y).scale(scale);
    this.#doc.lineWidth(2).strokeColor(colors['line-strong'].light);
    const tiles = Math.ceil(this.#width / (length * scale));
    for (let tile = 0; tile < tiles; tile++) {
      this.#doc
        .save()
        .translate(tile * length, 4)
        .path(path)
        .stroke()
        .restore();
    }
    this.#doc.restore();
  }

  #drawParties(): void {
    const { parties } = this.#paper;
    const width = this.#width / 2;
    const below = parties.map(({ title, lines }, place) => {
      const look = { width: width - 24 };
      const x = MARGIN + (place % 2) * width;
      let y = this.#tag('P', title, x, this.#y, { size: 8.5, color: soft, ...look }) + 3;
      lines.forEach((text, at) => {
        y = this.#tag('P', text, x, y, { font: at === 0 ? semiBold : regular, size: 10, ...look }) + 2;
      });
      return y;
    });
    this.#y = Math.max(...below, this.#y) + 24;
  }

  #drawTable(): void {
    const { columns, rows, totals } = this.#paper.table;
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    this.#drawRow(table, { label: columns[0], sum: columns[1] }, { size: 8.5, color: soft }, 'TH');
    for (const row of rows) this.#drawRow(table, row, { size: 10.5 });
    this.#y += 6;
    for (const { isMain = false, ...total } of totals) {
      if (isMain) this.#drawMain(table, total);
      else this.#drawRow(table, total, { size: 10, color: soft }, 'TD', false);
    }
    table.end();
    this.#y += 22;
  }

  #drawRow(table: Element, row: PaperRow, look: TextLook, type: 'TH' | 'TD' = 'TD', isRuled = true): void {
    this.#makeRoom(34);
    const cells = this.#doc.struct('TR');
    table.add(cells);
    const labelWidth = this.#width - SUM_WIDTH - 12;
    const scope = type === 'TH' ? { scope: 'Column' as const } : {};
    const sumLook = { ...look, font: type === 'TH' ? regular : semiBold, width: SUM_WIDTH, align: 'right' } as const;
    const x = MARGIN + this.#width - SUM_WIDTH;
    const top = this.#y;
    const below = this.#tag(type, row.label, MARGIN, top, { ...look, width: labelWidth }, cells, scope);
    this.#tag(type, row.sum, x, top, sumLook, cells, scope);
    cells.end();
    this.#y = below + 5;
    if (isRuled) {
      this.#decorate(() => this.#rule(this.#y));
      this.#y += 6;
    }
  }

  /** The paper's main sum. */
  #drawMain(table: Element, { label, sum }: PaperRow): void {
    this.#makeRoom(54);
    const height = 38;
    this.#decorate(() => this.#doc.roundedRect(MARGIN, this.#y, this.#width, height, 8).fill(tint));
    const cells = this.#doc.struct('TR');
    table.add(cells);
    const width = this.#width / 2 - 14;
    const y = this.#y + 11;
    this.#tag('TD', label, MARGIN + 14, y, { font: semiBold, size: 12, width }, cells);
    const look = { font: bold, size: 13, width, align: 'right' } as const;
    this.#tag('TD', sum, MARGIN + this.#width / 2, y - 1, look, cells);
    cells.end();
    this.#y += height + 10;
  }

  #drawNotes(): void {
    for (const note of this.#paper.notes) {
      this.#makeRoom(22);
      this.#y = this.#tag('P', note, MARGIN, this.#y, { size: 9, color: soft, width: this.#width, gap: 2 }) + 8;
    }
  }

  #drawFooter(): void {
    const y = this.#doc.page.height - FOOTER_HEIGHT;
    this.#decorate(() => this.#rule(y - 10));
    // Without a bottom margin, text down here doesn't open another page.
    this.#doc.page.margins.bottom = 0;
    this.#tag('P', this.#paper.footer, MARGIN, y, { size: 8, color: soft, width: this.#width });
  }

  #makeRoom(height: number): void {
    if (this.#y + height < this.#doc.page.height - FOOTER_HEIGHT - 20) return;
    this.#drawFooter();
    this.#doc.addPage();
    this.#page += 1;
    // Shows on a loose page which document it belongs to.
    const { brand, title } = this.#paper;
    const words = `${brand}  ·  ${title}  ·  ${this.#page}`;
    this.#y = this.#tag('P', words, MARGIN, MARGIN, { size: 8, color: soft, width: this.#width }) + 18;
  }

  #rule(y: number): void {
    this.#doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(0.75)
      .strokeColor(line)
      .stroke();
  }

  /** Screen readers skip decoration. */
  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Returns the position where the text ends. */
  #tag(
    type: 'P' | 'H1' | 'TH' | 'TD',
    text: string,
    x: number,
    y: number,
    { font = regular, size = 10, color = ink, width = 300, align = 'left', gap = 0 }: TextLook,
    parent = this.#root,
    options: { lang?: string; scope?: 'Column' } = {},
  ): number {
    const element = this.#doc.struct(type, options);
    parent.add(element);
    element.add(() => {
      this.#doc.font(font).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: gap });
    });
    element.end();
    return this.#doc.y;
  }
}
