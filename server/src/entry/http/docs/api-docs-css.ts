import { paletteCss } from '@laine/palette/palette-css.ts';
import { radii } from '@laine/palette/shape.ts';

/** For the page at /api/docs: light or dark as the reader's system, like the product. */
export const apiDocsCss = `
${paletteCss()}* { box-sizing: border-box; }
body { margin: 0; background: var(--foam); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header, .sides { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem; } header p { max-width: 60rem; }
nav ul { margin: 0; padding: 0; list-style: none; } nav ul ul { padding-left: .75rem; border-left: 1px solid var(--line); } nav a { display: block; padding: .3rem 0; text-decoration: none; } nav a:hover { text-decoration: underline; } nav small { color: var(--ink-soft); }
main { min-width: 0; } .noun { scroll-margin-top: 1rem; font-size: 1.1rem; color: var(--ink); margin-top: 1.75rem; }
@media (width >= 60rem) { .sides { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2.5rem; } nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1rem 0; } }
h1 { font-size: 2rem; line-height: 1.15; margin: 1rem 0; letter-spacing: -.02em; }
h2 { margin: 2rem 0 .75rem; } h3 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--ink-soft); }
a { color: var(--action); }
details { background: var(--paper); border: 1px solid var(--line); border-radius: ${radii.control}; margin: .4rem 0; padding: 0 1rem; }
summary { padding: .65rem 0; cursor: pointer; overflow-wrap: anywhere; } summary span { color: var(--ink-soft); }
b { display: inline-block; min-width: 4.2em; font-size: .8rem; letter-spacing: .04em; color: var(--action); } b.delete { color: var(--alert); }
pre { overflow-x: auto; background: var(--foam); border-radius: 8px; padding: .75rem; font-size: .85rem; }
code { font-size: .92em; } dt { font-weight: 600; margin-top: .5rem; } dd { margin: 0; color: var(--ink-soft); }
.codes { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0; padding: 0; list-style: none; } .codes code { display: block; white-space: nowrap; border: 1px solid var(--line); border-radius: 6px; padding: 0 .4rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: .5rem; }
`;
