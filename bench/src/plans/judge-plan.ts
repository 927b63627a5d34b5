import { nodesOf, type Plan, type PlanNode } from './read-plan.ts';

/** A larger table must not be read from end to end. */
const LARGE_TABLE_ROWS = 1000;
/** More rows must not be sorted for one answer. */
const MANY_ROWS = 5000;
/** A plan may discard up to this many rows for each one that it returns. */
const READ_FOR_ONE = 20;

/** Tables that stay small however large the network is, and may be summed up whole. */
const keptSmall = new Map([['status_counts', 'a row for each station and status, folded every night']]);

export type Verdict = { shape: string; rowsRead: number; faults: string[]; accepted: string[] };

/** Large sorts that we accept, each with the reason. */
const acceptedFaults = [
  {
    statement: /^\s*with few as materialized/,
    fault: /^sorts/,
    because: 'no index has days in another order; at most 50000 are found first',
  },
];

/** Row counts by table. */
export type TableSizes = ReadonlyMap<string, number>;

export function judgePlan({ root }: Plan, statement: string, sizes: TableSizes): Verdict {
  const nodes = nodesOf(root);
  const found = [...new Set(nodes.flatMap((node) => faultsOf(node, sizes)))];
  const reasonOf = (fault: string) =>
    acceptedFaults.find((known) => known.statement.test(statement) && known.fault.test(fault))?.because;
  const leaves = nodes.filter(
    (node) =>
      (node['Relation Name'] !== undefined || node['Index Name'] !== undefined) &&
      // What is written was found by the steps below.
      node['Node Type'] !== 'ModifyTable',
  );
  return {
    shape: [...new Set(leaves.map(wayOf))].join(', ') || 'no table',
    rowsRead: leaves.reduce((sum, node) => sum + rowsOf(node) + removedBy(node), 0),
    faults: found.filter((fault) => reasonOf(fault) === undefined),
    accepted: found.flatMap((fault) => {
      const because = reasonOf(fault);
      return because === undefined ? [] : [`${fault}: ${because}`];
    }),
  };
}

function faultsOf(node: PlanNode, sizes: TableSizes): string[] {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  const faults: string[] = [];
  const isLarge = (sizes.get(table) ?? 0) > LARGE_TABLE_ROWS && !keptSmall.has(table);
  if (type === 'Seq Scan' && isLarge) faults.push(`reads all of ${table}`);
  const sorted = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child) / node['Actual Loops'], 0);
  if (type === 'Sort' && sorted > MANY_ROWS) faults.push(`sorts ${Math.round(sorted)} rows`);
  const [thrown, kept] = [removedBy(node) / node['Actual Loops'], node['Actual Rows']];
  if (thrown > MANY_ROWS && thrown > READ_FOR_ONE * kept)
    faults.push(`reads ${thrown} rows of ${table || type} for ${kept}`);
  return faults;
}

const rowsOf = (node: PlanNode) => node['Actual Rows'] * node['Actual Loops'];

const removedBy = (node: PlanNode) =>
  ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];

function wayOf({ 'Node Type': type, 'Index Name': index, 'Relation Name': table }: PlanNode): string {
  if (index !== undefined) return type === 'Index Only Scan' ? `${index} alone` : index;
  // The index lookup is a step of its own.
  return type === 'Bitmap Heap Scan' ? `${table} in order` : `all of ${table}`;
}
