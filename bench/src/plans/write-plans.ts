import type { TableSizes, Verdict } from './judge-plan.ts';

/** A statement caused by a request, and the verdict on its plan. */
export type Asked = { question: string; text: string; verdict: Verdict; inMs: number };

const LARGE = 1000;
const NAMED_QUESTIONS = 2;

/** One line per plan, whoever asked: most requests share most of theirs. */
export function writePlans(asked: Asked[], sizes: TableSizes): { document: string; faults: string[] } {
  const groups = [...Map.groupBy(asked, ({ text, verdict }) => `${verdict.shape}\n${textOf(text)}`).values()];
  const lines = groups.map(lineOf);
  const faults = groups.flatMap((group) =>
    [...new Set(group.flatMap(({ verdict }) => verdict.faults))].map((fault) => `${nameOf(group)}: ${fault}`),
  );
  const large = [...sizes].filter(([, rows]) => rows > LARGE).toSorted(([, one], [, other]) => other - one);
  return { document: [...head(large, asked), ...lines, ''].join('\n'), faults };
}

const head = (large: [string, number][], asked: Asked[]) => [
  '# Plans',
  '',
  'How PostgreSQL answers what staff ask of a network of 300 stations and a million sessions. Written by `npm run plans`, which',
  'asks the real server and explains every statement that it sends (the values of a statement are not shown). A fault is a table of',
  `more than ${LARGE} rows that is read from end to end, more than 5000 rows that are sorted, or as many that are read and thrown away.`,
  'Times are those of PostgreSQL alone, the slowest question of a line, the best of three runs, on whatever machine wrote this.',
  '',
  `Rows: ${large.map(([table, rows]) => `${table} ${rows}`).join(', ')}.`,
  `${new Set(asked.map(({ question }) => question)).size} questions, ${asked.length} statements.`,
  '',
  '| asked by | answered by | rows read | ms | verdict |',
  '| --- | --- | ---: | ---: | --- |',
];

function lineOf(group: Asked[]): string {
  const rows = Math.max(...group.map(({ verdict }) => verdict.rowsRead));
  const ms = Math.max(...group.map(({ inMs }) => inMs));
  const faults = [...new Set(group.flatMap(({ verdict }) => verdict.faults))];
  const accepted = [...new Set(group.flatMap(({ verdict }) => verdict.accepted))];
  const told = faults.length > 0 ? `**${faults.join('; ')}**` : ['by index', ...accepted].join('; ');
  return `| ${nameOf(group)} | ${group[0]?.verdict.shape ?? ''} | ${rows} | ${ms.toFixed(1)} | ${told} |`;
}

function nameOf(group: Asked[]): string {
  const names = [...new Set(group.map(({ question }) => question))];
  const rest = names.length - NAMED_QUESTIONS;
  return names.slice(0, NAMED_QUESTIONS).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}

/** Sort directions and parameter numbers don't make a different statement. */
const textOf = (text: string) =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\b(?:asc|desc)\b/g, '')
    .replaceAll(/\s+/g, ' ');
