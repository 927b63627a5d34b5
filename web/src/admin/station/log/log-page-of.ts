type Page = { stationId: string; offset: number; limit: number };

/** One line more than shown tells if there are older ones, so a full last page has no dead link. */
export const pageOf = ({ limit, ...page }: Page) => ({ ...page, limit: limit + 1 });

export const hasOlder = (lines: readonly unknown[], limit: number) => lines.length > limit;
