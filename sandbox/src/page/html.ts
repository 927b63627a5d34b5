/** Markup that is safe to send: text put into it is escaped, markup is not. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Insert = string | number | Html | undefined | false | readonly Insert[];

/** `undefined` and `false` are left out, so that optional parts can be written as `wanted && html\`…\``. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(String.raw({ raw: strings }, ...inserts.map(render)));
}

function render(insert: Insert): string {
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === 'number') return String(insert);
  if (typeof insert === 'object') return insert.map(render).join('');
  if (insert === undefined || insert === false) return '';
  return insert.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
