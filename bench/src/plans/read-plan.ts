import type { Db } from '@laine/server/ground/db/open-database.ts';
import { CompiledQuery } from 'kysely';
import { z } from 'zod';
import type { Statement } from '../recorder.ts';

/** One step of EXPLAIN's output. */
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  'Rows Removed by Index Recheck'?: number | undefined;
  Plans?: PlanNode[] | undefined;
};

const Node: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
const Explained = z.tuple([z.object({ Plan: Node, 'Execution Time': z.number(), 'Planning Time': z.number() })]);

export type Plan = { root: PlanNode; inMs: number };

const RUNS = 3;

/** The fastest of a few runs, so that the first read from disk doesn't count. */
export async function readPlan(connection: Db, { text, values }: Statement): Promise<Plan> {
  const plans: Plan[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, values);
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': unknown }>(explained);
    const [{ Plan: root, 'Execution Time': inMs }] = Explained.parse(rows[0]?.['QUERY PLAN']);
    plans.push({ root, inMs });
  }
  return plans.reduce((fastest, plan) => (plan.inMs < fastest.inMs ? plan : fastest));
}

export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
