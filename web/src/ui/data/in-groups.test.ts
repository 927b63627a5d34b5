import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test.each([
  ['EE382200221020145685', 'EE38 2200 2210 2014 5685'],
  ['ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  // The last group is as long as the rest.
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ['EE38', 'EE38'],
  ['', ''],
])('%s is compared as %s', (number, grouped) => {
  expect(inGroups(number)).toBe(grouped);
});
