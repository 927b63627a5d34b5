type Page = { stationId: string; offset: number; limit: number };

/** One line more than is shown: whether there are older ones is then known, and a full last page promises none. */
export const pageOf = ({ limit, ...page }: Page) => ({ ...page, limit: limit + 1 });

export const hasOlder = (lines: readonly unknown[], limit: number) => lines.length > limit;
