import type { Locale } from '@laine/contract/states.ts';

/** OpenMapTiles and its kin: `name`, `name:en`, `name_en`, `name:latin`, `name:nonlatin`. */
const NAME = /^name(?:[:_].+)?$/;

/** A condition stays unchanged: it only asks whether there is a name. */
const asking = new Set(['has', '!has', '!', 'all', 'any', 'none', '==', '!=', 'in', '!in', 'is-supported-script']);

/**
 * The text of a map layer with every name in the given language; undefined for a layer without names. Its other parts,
 * such as a road's number or a summit's height, and its zoom steps stay.
 */
export function namesIn(locale: Locale, field: unknown): unknown {
  return readsIn(field).some(isName) ? translate(field, namesOf(locale)) : undefined;
}

const namesOf = (locale: Locale) => [
  'coalesce',
  ['get', `name:${locale}`],
  ['get', `name_${locale}`],
  ['get', 'name:latin'],
  ['get', 'name'],
];

function translate(node: unknown, names: unknown): unknown {
  const reads = readsIn(node);
  if (!reads.some(isName)) return node;
  const isMixed = !reads.every(isName);
  if (typeof node === 'string')
    return isMixed ? ['concat', ...tokensOf(node).map((part) => worded(part, names))] : names;
  if (!Array.isArray(node)) return names;
  if (asking.has(String(node[0]))) return node;
  // Two spellings of one name side by side become one.
  return isMixed ? node.map((part) => translate(part, names)) : names;
}

const isName = (read: string) => NAME.test(read);

/** The properties, and the zoom, that an expression or a text with tokens reads. */
function readsIn(node: unknown): string[] {
  if (typeof node === 'string') return tokensOf(node).flatMap((part) => tokenOf(part) ?? []);
  if (!Array.isArray(node)) return typeof node === 'object' && node !== null ? readsIn(Object.values(node)) : [];
  const [operator, operand] = node as unknown[];
  if (operator === 'zoom') return ['zoom'];
  if ((operator === 'get' || operator === 'has') && typeof operand === 'string') return [operand];
  return node.flatMap(readsIn);
}

/** '{name} {ele} m' is '{name}', ' ', '{ele}', ' m'. */
const tokensOf = (text: string) => text.split(/(\{[^{}]+\})/).filter((part) => part !== '');

const tokenOf = (part: string) => /^\{([^{}]+)\}$/.exec(part)?.[1];

function worded(part: string, names: unknown): unknown {
  const token = tokenOf(part);
  if (token === undefined) return part;
  return isName(token) ? names : ['to-string', ['get', token]];
}
