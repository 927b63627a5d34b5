/** An order as the address writes it: '-start' is by start, backwards. */
export const isDescending = (order: string): boolean => order.startsWith('-');
export const columnOf = (order: string): string => order.replace(/^-/, '');

/** What pressing a heading leads to: the other way round where it sorts already. */
export const nextOrder = (order: string, column: string): string =>
  columnOf(order) === column && !isDescending(order) ? `-${column}` : column;

export function ariaSort(order: string, column: string | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (column === undefined) return undefined;
  if (columnOf(order) !== column) return 'none';
  return isDescending(order) ? 'descending' : 'ascending';
}
