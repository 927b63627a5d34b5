/** The part of fontkit, which brings no types, that posters are drawn with. */
declare module 'fontkit' {
  type Path = { translate: (x: number, y: number) => Path; toSVG: () => string };
  export type Font = {
    unitsPerEm: number;
    layout: (text: string) => { glyphs: { path: Path }[]; positions: { xAdvance: number }[] };
  };
  export function openSync(file: string): Font;
}
