import type { Brand } from '@laine/contract/brand.ts';
import type { Call } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { refusals } from '@laine/contract/refusals.ts';
import { z } from 'zod';
import { escapeHtml } from '../notices/mail-layout.ts';

/** The contract as a page to read: no scripts, nothing from outside. */
export function apiDocsPage(brand: Brand): string {
  const all = Object.entries<Call>(calls);
  const groups = [
    { id: 'public', title: 'Public', list: all.filter(([, call]) => call.audience === 'public') },
    { id: 'admin', title: 'Admin', list: all.filter(([, call]) => call.audience === 'admin-and-literal') },
    {
      id: 'office',
      title: 'Admin, beyond the specification',
      list: all.filter(([, call]) => call.audience === 'admin'),
    },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand.name)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>${escapeHtml(brand.name)} API</h1>
<p>Everything goes to one origin as JSON. A refusal is plain text in your language; its code is in the header <code>X-Refusal</code>.
Admin calls of the specification also answer without <code>/admin</code>.
The same as a document: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Parts">${groups.map(({ id, title, list }) => `<a href="#${id}">${title} <small>${list.length}</small></a>`).join('')}<a href="#refusals">Refusals</a></nav></header>
<main>
${groups.map(({ id, title, list }) => `<section id="${id}"><h2>${title}</h2>${list.map(([name, call]) => describe(name, call)).join('\n')}</section>`).join('\n')}
<section id="refusals"><h2>Refusals</h2><table><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${refusalRows()}</tbody></table></section>
</main>
</body>
</html>`;
}

function describe(name: string, call: Call): string {
  const parts = [
    shape('Path', call.params, 'input'),
    shape('Query', call.query, 'input'),
    shape('Body', call.body, 'input'),
    call.form === 'redirect' ? '<p>Answers a redirect (302).</p>' : shape('Answer', call.answer, 'output'),
  ];
  return `<details id="${name}"><summary><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escapeHtml(clientPath(call))}</code> <span>${escapeHtml(call.summary)}</span></summary>
<p>Who: <em>${call.access}</em></p>${parts.join('')}</details>`;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(sketch(json, ''))}</pre>`;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A JSON schema as people write shapes: fields with their types, optional ones with a question mark. */
function sketch(schema: JsonSchema | boolean, indent: string): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => sketch(choice, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((choice) => sketch(choice, indent)).join(' & ');
  if (schema.type === 'array') {
    const items = (schema.items as JsonSchema | undefined) ?? {};
    return isJoined(items) ? `(${sketch(items, indent)})[]` : `${sketch(items, indent)}[]`;
  }
  if (schema.type === 'object' && schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([key, value]) => `${inner}${key}${schema.required?.includes(key) ? '' : '?'}: ${sketch(value, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.type === 'object') return 'map';
  return [[schema.type ?? 'anything'].flat().join(' | '), schema.format && `(${schema.format})`]
    .filter(Boolean)
    .join(' ');
}

const isJoined = ({ enum: values, anyOf, oneOf, allOf }: JsonSchema) =>
  (values ?? anyOf ?? oneOf ?? allOf ?? []).length > 1;

function refusalRows(): string {
  const byStatus = Object.groupBy(Object.entries(refusals), ([, status]) => status);
  return Object.entries(byStatus)
    .map(
      ([status, list]) =>
        `<tr><td>${status}</td><td>${list.map(([code]) => `<code>${code}</code>`).join(' ')}</td></tr>`,
    )
    .join('');
}

export const apiDocsCss = `
:root { color-scheme: light dark; --ink: light-dark(#0b2e3a, #e6f1f0); --soft: light-dark(#4a6670, #a5bcc2); --ground: light-dark(#f5faf9, #071f28); --paper: light-dark(#fff, #0d2c37); --line: light-dark(#d8e4e3, #1d4350); --lagoon: light-dark(#0b7285, #5cc3d3); --coral: light-dark(#b93c19, #ff9270); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 1rem 0; letter-spacing: -.02em; }
h2 { margin: 2rem 0 .75rem; } h3 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--soft); }
a { color: var(--lagoon); } nav { display: flex; flex-wrap: wrap; gap: 1rem; }
details { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: .4rem 0; padding: 0 1rem; }
summary { padding: .65rem 0; cursor: pointer; overflow-wrap: anywhere; } summary span { color: var(--soft); }
b { display: inline-block; min-width: 4.2em; font-size: .8rem; letter-spacing: .04em; color: var(--lagoon); } b.delete { color: var(--coral); }
pre { overflow-x: auto; background: var(--ground); border-radius: 8px; padding: .75rem; font-size: .85rem; }
code { font-size: .92em; } table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; border-top: 1px solid var(--line); padding: .5rem; }
`;
