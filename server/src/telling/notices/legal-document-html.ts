import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LegalBlock, LegalDocument, LegalSection, LegalText } from '@laine/legal/legal-document.ts';
import { colors } from '@laine/palette/colors.ts';
import { escapeHtml } from '../../ground/escape-html.ts';

type Frame = { locale: Locale; origin: string; brand: Brand };

/** A legal text as a self-contained file: no pictures, fonts or styles from elsewhere, links in full. */
export function legalDocumentHtml(document: LegalDocument, { locale, origin, brand }: Frame): string {
  const { title, summary, version, sections } = document;
  const contents = sections.map((section) => `<li><a href="#${section.id}">${escapeHtml(section.title)}</a></li>`);
  const company = [brand.legalName, brand.registrationNumber, brand.address].map(escapeHtml).join(' · ');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${brand.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="small">${escapeHtml(brand.name)} · ${escapeHtml(version)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="summary">${escapeHtml(summary)}</p>
</header>
<nav><ol>${contents.join('')}</ol></nav>
<main>
${sections.map((section, place) => sectionHtml(section, place + 1, origin)).join('\n')}
</main>
<footer class="small">${company}</footer>
</body>
</html>
`;
}

const sectionHtml = ({ id, title, blocks }: LegalSection, number: number, origin: string) =>
  `<section id="${id}"><h2>${number}. ${escapeHtml(title)}</h2>
${blocks.map((block) => blockHtml(block, origin)).join('\n')}</section>`;

function blockHtml(block: LegalBlock, origin: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${textHtml(block.text, origin)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${textHtml(item, origin)}</li>`).join('')}</ul>`;
    default:
      return tableHtml(block, origin);
  }
}

function tableHtml({ head, rows }: Extract<LegalBlock, { kind: 'table' }>, origin: string): string {
  const titles = head.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${textHtml(cell, origin)}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${titles}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

function textHtml(text: LegalText, origin: string): string {
  const parts = typeof text === 'string' ? [text] : text;
  return parts
    .map((part) =>
      typeof part === 'string'
        ? escapeHtml(part)
        : `<a href="${escapeHtml(wholeAddress(part.href, origin))}">${escapeHtml(part.text)}</a>`,
    )
    .join('');
}

/** A file on somebody's disk has no site around it. */
const wholeAddress = (href: string, origin: string) => (href.startsWith('/') ? `${origin}${href}` : href);

const scheme = (name: 'light' | 'dark') =>
  `--ground:${colors.paper[name]};--ink:${colors.ink[name]};--soft:${colors['ink-soft'][name]};--line:${colors.line[name]};--link:${colors.action[name]}`;

const STYLE = `:root{${scheme('light')}}
@media screen and (prefers-color-scheme:dark){:root{${scheme('dark')}}}
body{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 3rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:break-word}
h1{margin:.25rem 0 .75rem;font-size:2rem;line-height:1.15}
h2{margin:2.25rem 0 .75rem;font-size:1.3rem;line-height:1.3;break-after:avoid}
p,ul{margin:0 0 .85rem}
ul{padding-left:1.3rem}
li{margin:.3rem 0}
a{color:var(--link)}
nav{margin:1.5rem 0;padding:.75rem 0;border-block:1px solid var(--line)}
nav ol{margin:0;padding-left:1.6rem;columns:2 14rem}
.summary{font-size:1.15rem}
.small{font-size:.875rem;color:var(--soft)}
.wide{overflow-x:auto}
table{width:100%;margin:0 0 1rem;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}
@media print{body{max-width:none;padding:0;font-size:10pt}nav{display:none}tr,li{break-inside:avoid}a[href^=http]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}}`;
