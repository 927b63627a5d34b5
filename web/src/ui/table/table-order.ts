/** An order as the address writes it: 'start' sorts by that column, '-start' in reverse. */
export type OrderOf<Name extends string> = Name | `-${Name}`;
export type ColumnOf<Order extends string> = Order extends `-${infer Name}` ? Name : Order;

export const isDescending = (order: string): boolean => order.startsWith('-');
export const columnOf = <Order extends string>(order: Order) => order.replace(/^-/, '') as ColumnOf<Order>;

/** Pressing a heading again reverses its order. */
export const nextOrder = <Name extends string>(order: string, column: Name): OrderOf<Name> =>
  columnOf(order) === column && !isDescending(order) ? `-${column}` : column;

export function ariaSort(order: string, column: string | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (column === undefined) return undefined;
  if (columnOf(order) !== column) return 'none';
  return isDescending(order) ? 'descending' : 'ascending';
}
