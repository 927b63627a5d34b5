export const ROWS_PER_PAGE = 20;

/** Anything but a whole number from 1 on means the first page. */
export function pageOf(search: URLSearchParams): number {
  const wish = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(wish) ? Number(wish) : 1;
}

export const offsetOf = (page: number): number => (page - 1) * ROWS_PER_PAGE;

/** An empty list has one page too. */
export const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
