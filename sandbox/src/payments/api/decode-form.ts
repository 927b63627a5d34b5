import { invalid } from './stripe-refusal.ts';

type FormValue = string | FormValue[] | { [name: string]: FormValue };

const MAX_DEPTH = 8;
const MAX_PAIRS = 1000;

interface Branch {
  [name: string]: Branch | string;
}

/** Stripe's form encoding: `line_items[0][price_data][currency]=eur`, `expand[]=payment_intent`. */
export function decodeForm(text: string): Record<string, FormValue> {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_PAIRS) throw invalid('Too many parameters');
  const root: Branch = Object.create(null);
  for (const [name, value] of pairs) put(root, pathOf(name), value, name);
  return Object.fromEntries(Object.entries(root).map(([name, branch]) => [name, toValue(branch)]));
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
  const [, first = '', rest = ''] = match;
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (path.length > MAX_DEPTH) throw invalid(`Invalid parameter: ${name}`, { param: first });
  return path;
}

function put(root: Branch, path: string[], value: string, name: string) {
  let branch = root;
  for (const [depth, given] of path.entries()) {
    // `[]` appends.
    const part = given === '' ? String(Object.keys(branch).length) : given;
    if (depth === path.length - 1) {
      branch[part] = value;
      return;
    }
    const next = (branch[part] ??= Object.create(null) as Branch);
    if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, { param: path[0] ?? name });
    branch = next;
  }
}

/** Branches whose names are all numbers become lists. */
function toValue(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const entries = Object.entries(branch);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d{1,4}$/.test(name));
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => toValue(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, toValue(value)]));
}
