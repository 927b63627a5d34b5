import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { colors } from '@laine/palette/colors.ts';
import { radii } from '@laine/palette/shape.ts';
import { escapeHtml } from '../../ground/escape-html.ts';
import { mailNoticeText } from '../../ground/texts/texts.ts';
import { mailPictures } from './mail-pictures.ts';

type Frame = { lang: Locale; title: string; preheader: string; body: string };

/**
 * One calm frame for every e-mail: tables and inline styles, because mail programs know little else. The classes are
 * for programs with a dark mode; the others show the light colours.
 */
export function mailLayout(brand: Brand, { lang, title, preheader, body }: Frame) {
  const footer = [brand.legalName, brand.registrationNumber, brand.address].map(escapeHtml).join(' · ');
  const email = escapeHtml(brand.contactEmail);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(title)}</title>
<style>${SCREEN_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};color:${light.ink};font:16px/1.5 ${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td align="center" class="edge" style="padding:32px 16px">
<table role="presentation" class="paper line" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${light.paper};border:1px solid ${light.line};border-radius:${radii.card};border-collapse:separate;overflow:hidden">
<tr><td class="band" style="padding:14px 32px;background:${band.background};border-radius:13px 13px 0 0;font-size:19px;line-height:32px;font-weight:700;letter-spacing:0.2px;color:${band.letters}"><img src="cid:${mark.cid}" width="32" height="32" alt="" style="float:left;margin-right:12px;border:0">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:0;background:${band.edge};line-height:0"><img src="cid:${water.cid}" width="560" alt="${escapeHtml(mailNoticeText(lang, 'picture'))}" style="display:block;width:100%;height:auto;border:0;font-size:14px;line-height:20px;color:${band.letters}"></td></tr>
<tr><td class="room ink" style="padding:28px 32px 32px;text-align:left;color:${light.ink}">${body}</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td align="center" class="muted" style="padding:20px 16px 0;font-size:13px;line-height:1.5;color:${light.muted}">${footer}<br><a class="link" href="mailto:${email}" style="color:${light.link}">${email}</a></td></tr></table>
</td></tr></table>
</body>
</html>`;
}

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const inScheme = (scheme: 'light' | 'dark') => ({
  page: colors.foam[scheme],
  paper: colors.paper[scheme],
  ink: colors.ink[scheme],
  muted: colors['ink-soft'][scheme],
  line: colors.line[scheme],
  link: colors.action[scheme],
  sand: colors.sand[scheme],
});

export const light = inScheme('light');
const dark = inScheme('dark');

const { mark, water } = mailPictures;

/** The same in both schemes: dark water with white letters. */
export const buttonColors = { background: colors.fill.light, letters: '#ffffff' };
const band = { background: colors.deep.light, edge: colors.fill.light, letters: '#ffffff' };

const SCREEN_STYLE = `@media (max-width:480px){.edge{padding:12px 8px 24px!important}.room{padding:24px 20px 28px!important}.band{padding:14px 20px!important}.code{font-size:52px!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.paper{background:${dark.paper}!important}.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.line{border-color:${dark.line}!important}.link{color:${dark.link}!important}.sand{background:${dark.sand}!important}}`;
