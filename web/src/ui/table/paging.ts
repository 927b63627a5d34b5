/** For most lists. */
export const ROWS_PER_PAGE = 20;

/** Anything but a whole number from 1 on means the first page. */
export function pageOf(search: URLSearchParams): number {
  const wish = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(wish) ? Number(wish) : 1;
}

export const offsetOf = (page: number, rowsPerPage = ROWS_PER_PAGE): number => (page - 1) * rowsPerPage;

/** An empty list has one page too. */
export const pagesFor = (total: number, rowsPerPage = ROWS_PER_PAGE): number =>
  Math.max(1, Math.ceil(total / rowsPerPage));
