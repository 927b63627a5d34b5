import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is escaped, markup is kept, nothing comes of what is absent', () => {
  const name = `<b>"Mari" & 'Juan'</b>`;
  expect(html`<p title="${name}">${html`<i>${1}</i>`}${undefined}${false}${['a', html`<br />`]}</p>`.markup).toBe(
    '<p title="&#60;b&#62;&#34;Mari&#34; &#38; &#39;Juan&#39;&#60;/b&#62;"><i>1</i>a<br /></p>',
  );
});
