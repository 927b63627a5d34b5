import type { Range } from './fields.ts';
import { invalid } from './stripe-refusal.ts';

interface Page {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Range | undefined;
}

/** A page of Stripe's lists, newest first, from objects in the order they were made. */
export function listPage<T extends { id: string; created: number }>(url: string, made: T[], page: Page) {
  const all = made.toReversed().filter((object) => isWithin(object.created, page.created));
  const { from, to } = bounds(all, page);
  return { object: 'list' as const, data: all.slice(from, to), has_more: isMore(all, page, from, to), url };
}

function bounds(all: { id: string }[], { limit, starting_after, ending_before }: Page) {
  if (ending_before !== undefined) {
    const to = placeOf(all, ending_before, 'ending_before');
    return { from: Math.max(0, to - limit), to };
  }
  const from = starting_after === undefined ? 0 : placeOf(all, starting_after, 'starting_after') + 1;
  return { from, to: from + limit };
}

const isMore = (all: unknown[], { ending_before }: Page, from: number, to: number) =>
  ending_before === undefined ? to < all.length : from > 0;

function placeOf(all: { id: string }[], id: string, param: string) {
  const place = all.findIndex((object) => object.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param });
  return place;
}

const isWithin = (at: number, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }: Range = {}) =>
  at > gt && at >= gte && at < lt && at <= lte;
