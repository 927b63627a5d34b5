import { createHash } from 'node:crypto';
import type { Locale } from '@laine/contract/states.ts';
import { paletteCss } from '@laine/palette/palette-css.ts';
import { radii } from '@laine/palette/shape.ts';
import { waveMark } from '@laine/palette/wave-art.ts';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../ground/escape-html.ts';
import { waitingWords } from '../../../ground/texts/waiting-words.ts';

/** True for somebody who opens a page and would see the answer: programs and scripts read the header and the text. */
export const isPageVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document';

/** Self-contained, because anything it loads would come from the overloaded server. */
export const waitingPage = (locale: Locale, reason: string, seconds: number): string => {
  const { title, byItself, again } = waitingWords[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style>${css}</style>
<main>
<svg viewBox="0 0 ${waveMark.size} ${waveMark.size}" aria-hidden="true"><path d="${waveMark.crest}"/><path d="${waveMark.water}"/></svg>
<h1>${title}</h1>
<p>${escapeHtml(reason)}</p>
<p>${byItself}</p>
<a href="">${again}</a>
</main>
</html>
`;
};

const css = `
${paletteCss()}* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem; background: var(--foam); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 26rem; text-align: center; text-wrap: balance; }
svg { width: 4rem; fill: none; stroke: var(--action); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
h1 { margin: 1rem 0 .75rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.02em; }
p { margin: 0 0 .5rem; color: var(--ink-soft); } h1 + p { color: var(--ink); }
a { display: inline-block; margin-top: 1.25rem; padding: .75rem 1.25rem; border-radius: ${radii.control}; background: var(--fill); color: #fff; font-weight: 600; text-decoration: none; }
a:hover { background: var(--fill-strong); }
a:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
`;

/** The page runs and loads nothing; the policy allows its style by hash. */
export const waitingPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
