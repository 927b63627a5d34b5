import { paletteCss } from '@laine/palette/palette-css.ts';
import { radii } from '@laine/palette/shape.ts';

/** Letters of the phone itself: ours would have to be loaded. The code is as large as on the booking page. */
export const offlineCss = (): string => `${paletteCss()}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100svh; padding: max(1rem, env(safe-area-inset-top)) 1.25rem 2rem; background: var(--sky); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { display: grid; gap: 1rem; max-width: 26rem; margin: 0 auto; }
.brand { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-size: 1.25rem; font-weight: 700; }
svg { width: 2rem; fill: none; stroke: var(--action); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.note { padding: .875rem 1rem; border-radius: ${radii.card}; background: var(--yellow); color: var(--on-yellow); }
h1 { font-size: 1.0625rem; line-height: 1.4; } .note p { font-size: .9375rem; }
article { padding: 1.25rem; border: 1px solid var(--line); border-radius: ${radii.card}; background: var(--paper); }
h2 { font-size: 1.53rem; line-height: 1.2; letter-spacing: -.01em; overflow-wrap: anywhere; }
.time { margin-top: .25rem; color: var(--ink-soft); } .time b { color: var(--ink); white-space: nowrap; }
ul { display: grid; gap: .75rem; margin: 1rem 0 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-top: .75rem; border-top: 1px dashed var(--line-strong); }
.label { color: var(--ink-soft); font-size: .9375rem; }
strong { flex-basis: 100%; font-size: clamp(2.5rem, 21vw, 5rem); line-height: 1.1; font-variant-numeric: tabular-nums; letter-spacing: .06em; white-space: nowrap; }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; } article .ways { margin-top: 1.25rem; } .ways:empty { display: none; }
a { display: inline-grid; place-items: center; flex: 1 1 auto; min-height: 3rem; padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: ${radii.control}; background: var(--fill); color: #fff; font-weight: 600; text-align: center; text-decoration: none; }
a.quiet { border-color: var(--line-strong); background: var(--paper); color: var(--ink); }
a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
`;
