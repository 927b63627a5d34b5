import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../server/src/testing/open-test-database.ts';
import { tableOwners } from './floor-plan.mjs';

/** `docs/tables.md` is drawn from the migrated database; `vitest run --project postgres tools/tables.test.mjs -u` renews it. */

const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const byName = (one, other) => one.localeCompare(other, 'en');

const districtOf = Object.fromEntries(
  Object.entries(tableOwners).map(([table, file]) => [snake(table), file.split('/')[2]]),
);

async function readReferences(db) {
  const { rows } = await sql`
    select distinct referring.relname as "from", referred.relname as "to", columns.attname as "column",
      not columns.attnotnull as "isOptional", exists (
        select from pg_index where indrelid = referring.oid and indisunique and indpred is null
          and array_to_string(indkey, ' ') = array_to_string(conkey, ' ')) as "isSingle"
    from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_class referred on referred.oid = confrelid
    join pg_attribute columns on columns.attrelid = conrelid and columns.attnum = conkey[array_length(conkey, 1)]
    where contype = 'f'
    order by 1, 2, 3`.execute(db.query);
  return rows;
}

const drawReference = ({ from, to, column, isOptional, isSingle }) =>
  `  ${to} ${isOptional ? '|o' : '||'}--${isSingle ? 'o|' : 'o{'} ${from} : ${column}`;

function drawDistrict(district, references) {
  const isOurs = (table) => districtOf[table] === district;
  const arrows = references.filter(({ from }) => isOurs(from));
  const tables = Object.keys(districtOf).filter(isOurs).toSorted(byName);
  const alone = tables.filter((table) => !arrows.some(({ from, to }) => from === table || to === table));
  const drawn = [...arrows.map(drawReference), ...alone.map((table) => `  ${table}`)];
  return [`## ${district}`, '', '```mermaid', 'erDiagram', ...drawn, '```', ''];
}

const INTRODUCTION = `# The tables

Drawn from the migrated database, by the district that writes each table (\`tableOwners\` in \`tools/floor-plan.mjs\` names the
one file). An arrow is a foreign key, with the name of its column; tables of other districts stand where they are referred
to. What the columns mean is in \`server/src/ground/db/tables/\`, how long rows live in \`server/src/testing/row-ends.ts\`.
`;

test('the drawing of the tables is true', async () => {
  const db = await openTestDatabase();
  try {
    const references = await readReferences(db);
    const districts = [...new Set(Object.values(districtOf))].toSorted(byName);
    const drawn = districts.flatMap((district) => drawDistrict(district, references));
    await expect([INTRODUCTION, ...drawn].join('\n')).toMatchFileSnapshot('../docs/tables.md');
  } finally {
    await db.close();
  }
});
