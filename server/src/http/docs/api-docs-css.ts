import { paletteCss } from '@laine/palette/palette-css.ts';
import { radii } from '@laine/palette/shape.ts';

/** Of the page at /api/docs: follows the reader's light or dark, as the product does. */
export const apiDocsCss = `
${paletteCss()}* { box-sizing: border-box; }
body { margin: 0; background: var(--foam); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 1rem 0; letter-spacing: -.02em; }
h2 { margin: 2rem 0 .75rem; } h3 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--ink-soft); }
a { color: var(--action); } nav { display: flex; flex-wrap: wrap; gap: 1rem; }
details { background: var(--paper); border: 1px solid var(--line); border-radius: ${radii.control}; margin: .4rem 0; padding: 0 1rem; }
summary { padding: .65rem 0; cursor: pointer; overflow-wrap: anywhere; } summary span { color: var(--ink-soft); }
b { display: inline-block; min-width: 4.2em; font-size: .8rem; letter-spacing: .04em; color: var(--action); } b.delete { color: var(--alert); }
pre { overflow-x: auto; background: var(--foam); border-radius: 8px; padding: .75rem; font-size: .85rem; }
code { font-size: .92em; } dt { font-weight: 600; margin-top: .5rem; } dd { margin: 0; color: var(--ink-soft); }
.codes { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0; padding: 0; list-style: none; } .codes code { display: block; white-space: nowrap; border: 1px solid var(--line); border-radius: 6px; padding: 0 .4rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: .5rem; }
`;
