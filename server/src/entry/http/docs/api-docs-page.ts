import type { Brand } from '@laine/contract/brand.ts';
import type { Call } from '@laine/contract/call.ts';
import { accessMeanings, clientPath } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { keyScopeMeanings } from '@laine/contract/key-scope.ts';
import { refusals } from '@laine/contract/refusals.ts';
import type { z } from 'zod';
import { escapeHtml } from '../../../ground/escape-html.ts';
import { answerExample, callExample } from './call-example.ts';
import { jsonSchema } from './json-schema.ts';
import { bodyTypesOf, maxBytesOf } from './open-api-document.ts';
import type { NamedCalls } from './served-calls.ts';
import { findStaffCall } from './served-calls.ts';
import { sketch } from './sketch.ts';

type Shown = { brand: Brand; loginCookie: string; served: NamedCalls };

/** The contract as a page to read: no scripts, nothing from outside. */
export function apiDocsPage({ brand, loginCookie, served }: Shown): string {
  const all = Object.entries(served);
  const groups = [
    { id: 'public', title: 'Public', list: all.filter(([, call]) => call.answersAt === 'public') },
    { id: 'admin', title: 'Admin', list: all.filter(([, call]) => call.answersAt === 'admin-and-literal') },
    {
      id: 'operations',
      title: 'Admin, under /admin only',
      list: all.filter(([, call]) => call.answersAt === 'admin'),
    },
  ];
  const describeServed = ([name, call]: NamedCall) =>
    describe(name, call, { staffCall: findStaffCall(served, call), loginCookie });
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
The calls under Admin also answer without <code>/admin</code>.
The same as a document: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<div class="sides">
<nav aria-label="Parts"><ul><li><a href="#signing-in">Signing in</a></li>${groups
    .map(
      ({ id, title, list }) =>
        `<li><a href="#${id}">${title} <small>${list.length}</small></a><ul>${nounsOf(list)
          .map(([noun, own]) => `<li><a href="#${id}-${noun}">${noun} <small>${own.length}</small></a></li>`)
          .join('')}</ul></li>`,
    )
    .join('')}<li><a href="#refusals">Refusals</a></li></ul></nav>
<main>
${signingIn(loginCookie)}
${groups
  .map(
    ({ id, title, list }) =>
      `<section id="${id}"><h2>${title}</h2>${nounsOf(list)
        .map(([noun, own]) => `<h3 id="${id}-${noun}" class="noun">${noun}</h3>${own.map(describeServed).join('\n')}`)
        .join('\n')}</section>`,
  )
  .join('\n')}
<section id="refusals"><h2>Refusals</h2><table><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${refusalRows()}</tbody></table></section>
</main>
</div>
</body>
</html>`;
}

type NamedCall = [name: string, call: Call];

/** Grouped by the first word of their path. */
function nounsOf(list: readonly NamedCall[]): [noun: string, own: NamedCall[]][] {
  const nounOf = ([, call]: NamedCall) => /^\/api\/(?:admin\/)?([\w-]+)/.exec(clientPath(call))?.[1] ?? 'other';
  return [...Map.groupBy(list, nounOf)];
}

const signingIn = (loginCookie: string) => `<section id="signing-in"><h2>Signing in</h2>
<p>People get the cookie <code>${escapeHtml(loginCookie)}</code>: ask for a code with ${link('loginByEmail')} and give it to ${link('emailCallback')}, or go to ${link('loginByGoogle')} or ${link('loginByFacebook')}.</p>
<p>Programs send <code>Authorization: Bearer …</code> with a token from ${link('adminLogin')} or an API key from ${link('newApiKey')}. Where it is given, the cookie does not count.</p>
<p>Each call says who may make it:</p>
${termList(accessMeanings)}
<p>Where API keys are let in, the call says which scope they need; operate holds what read opens, and manage both:</p>
${termList(keyScopeMeanings)}</section>`;

const link = (name: keyof typeof calls) => `<a href="#${name}"><code>${escapeHtml(clientPath(calls[name]))}</code></a>`;

const termList = (terms: Readonly<Record<string, string>>) =>
  `<dl>${Object.entries(terms)
    .map(([term, meaning]) => `<dt><code>${escapeHtml(term)}</code></dt><dd>${escapeHtml(meaning)}</dd>`)
    .join('')}</dl>`;

type Around = { staffCall: Call | undefined; loginCookie: string };

/** Used if the address of the reader's installation is unknown. */
const ORIGIN = 'https://laine.example';

function describe(name: string, call: Call, { staffCall, loginCookie }: Around): string {
  const parts = [
    shape('Path', call.params, 'input'),
    shape('Query', call.query, 'input'),
    call.headers && `<h3>Headers</h3>${termList(call.headers)}`,
    shape('Body', call.body, 'input'),
    call.rawBody &&
      `<h3>Body</h3><p>Bytes of ${bodyTypesOf(call).join(', ')}; at most ${Math.floor(maxBytesOf(call) / 1024)} KiB.</p>`,
    answerOf(call),
    staffCall && shape('Answer with Authorization', staffCall.answer, 'output'),
    exampleOf(call, loginCookie),
  ];
  return `<details id="${name}"><summary><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${escapeHtml(clientPath(call))}</code> <span>${escapeHtml(call.summary)}</span></summary>
<p>Who: <em>${call.access}</em>. ${accessMeanings[call.access]}.${scopeOf(call)}</p>${parts.filter(Boolean).join('')}</details>`;
}

const scopeOf = ({ scope }: Call) =>
  scope === undefined ? '' : ` A key needs the scope <em>${scope}</em>${scope === 'accounting' ? '' : ' or more'}.`;

function answerOf({ form, answer }: Call): string {
  if (form === 'redirect') return '<p>Answers a redirect (302).</p>';
  return form === 'picture' ? '<p>Answers a picture (image/webp).</p>' : shape('Answer', answer, 'output');
}

function exampleOf(call: Call, loginCookie: string): string {
  const answer = call.form === undefined ? answerExample(call) : '';
  const shown = [callExample(call, { origin: ORIGIN, loginCookie }), answer].filter((text) => text !== '');
  return `<h3>Example</h3>${shown.map((text) => `<pre tabindex="0">${escapeHtml(text)}</pre>`).join('')}`;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(sketch(jsonSchema(schema, io)))}</pre>`;
}

function refusalRows(): string {
  const byStatus = Object.groupBy(Object.entries(refusals), ([, status]) => status);
  return Object.entries(byStatus)
    .map(
      ([status, list]) =>
        `<tr><td>${status}</td><td><ul class="codes">${list.map(([code]) => `<li><code>${code}</code></li>`).join('')}</ul></td></tr>`,
    )
    .join('');
}
