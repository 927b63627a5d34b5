import type { Brand } from '@laine/contract/brand.ts';

/** One calm frame for every e-mail: tables and inline styles, because mail programs know little else. */
export function mailLayout(brand: Brand, { lang, preheader, body }: { lang: string; preheader: string; body: string }) {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(brand.name)}</title>
</head>
<body style="margin:0;padding:0;background:#f5faf9;color:#0b2e3a;font:17px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #d8e4e3;border-radius:14px">
<tr><td style="padding:28px 32px 0;font-size:20px;font-weight:700;color:#0b7285">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:12px 32px 32px">${body}</td></tr>
</table>
<p style="margin:20px 0 0;font-size:13px;color:#4a6670">${escapeHtml(brand.legalName)} · ${escapeHtml(brand.registrationNumber)} · <a href="mailto:${escapeHtml(brand.contactEmail)}" style="color:#0b7285">${escapeHtml(brand.contactEmail)}</a></p>
</td></tr></table>
</body>
</html>`;
}

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => replacements[character] ?? '');
