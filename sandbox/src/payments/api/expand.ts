import type { Account } from '../account.ts';
import { noteOf } from '../checkout/checkout-note.ts';
import { invalid } from './stripe-refusal.ts';

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Puts whole objects where an answer has only their ids: `payment_intent.latest_charge`, `data.customer`. */
export function expand(account: Account, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((expanded, path) => {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH)
      throw invalid('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    return follow(account, expanded, steps, path);
  }, answer);
}

function follow(account: Account, object: object, [step = '', ...rest]: string[], path: string): object {
  const fields = object as Fields;
  const within = (value: object) => (rest.length === 0 ? value : follow(account, value, rest, path));
  if (step === 'data' && Array.isArray(fields['data'])) {
    return { ...fields, data: fields['data'].map((entry: object) => within(entry)) };
  }
  const value = Object.hasOwn(fields, step) ? fields[step] : lineItemsOf(account, fields, step);
  if (value === null) return object;
  if (typeof value === 'string') {
    const named = account.store.findAny(value);
    if (named) return { ...fields, [step]: within(named) };
  }
  if (typeof value === 'object') return { ...fields, [step]: within(value) };
  throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

/** Line items are the only field that is missing from an object unless it is expanded. */
function lineItemsOf(account: Account, { object, id }: Fields, step: string) {
  if (object !== 'checkout.session' || step !== 'line_items' || typeof id !== 'string') return undefined;
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return { object: 'list', data: noteOf(account, id).items, has_more: false, url };
}
