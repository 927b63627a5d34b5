import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import { fallAsleep, holdEarlyActions, keepLanguage, wakeWhenTouched } from './inline-scripts.server.ts';
import { localeCookie } from './locale-cookie.ts';

/** Arranges the scripts of a finished page before it goes out. The markup itself stays as React made it. */

type PageScripts = { html: string; nonce: string; url: URL; locale: Locale };

export function arrangeScripts({ html, nonce, url, locale }: PageScripts): string {
  const inline = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  // The content policy forbids code made from text, which zod would try with its first schema.
  const first = `globalThis.__zod_globalConfig={jitless:true};${runs(holdEarlyActions)};${languageScript(url, locale)}`;
  const prepared = html.replace('</head>', () => `${inline(first)}</head>`);
  // In development React compares the markup, and would report our rearrangement.
  if (import.meta.env.DEV) return prepared;
  const lean = withoutNonces(prepared);
  return url.pathname === paths.home() ? sleepUntilTouched(lean, inline) : lowerPreloads(lean);
}

const runs = (script: () => void): string => `(${script.toString()})()`;

function languageScript(url: URL, locale: Locale): string {
  if (url.searchParams.get('lang') !== locale) return '';
  return `(${keepLanguage.toString()})('${localeCookie(locale, url.protocol)}')`;
}

/** Our own files need no nonce, and it is the part of a page that does not compress. */
const withoutNonces = (html: string): string =>
  html.replaceAll(/(<link rel="modulepreload"[^>]*?) nonce="[^"]*"/g, '$1');

/** Scripts must not compete with the picture and the font for the first paint. */
const lowerPreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * The home page consists of links, pictures and native elements, so it works before any script. Its scripts load when
 * the page is idle, and run at the first move, key or touch. Phones show the page in half the time.
 */
function sleepUntilTouched(html: string, inline: (code: string) => string): string {
  return html
    .replace('</head>', () => `${inline(runs(fallAsleep))}</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace(/(<script[^>]*) type="module"/, '$1 type="x-module"')
    .replace('</body>', () => `${inline(runs(wakeWhenTouched))}</body>`);
}
