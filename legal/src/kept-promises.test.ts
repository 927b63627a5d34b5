import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '@laine/rules/constants.ts';
import { expect, test } from 'vitest';

/** Figures that only people can keep, or that belong to something not on sale yet. */
const keptByPeople = [
  'MIN_AGE_YEARS',
  'MAX_PASSES_PER_CUSTOMER',
  'DELETION_PROCESSED_WITHIN_DAYS',
  'PRODUCT_RETURN_DAYS',
  'FORCE_MAJEURE_MAX_SUSPENSION_DAYS',
  'FORCE_MAJEURE_TERMINATION_AFTER_DAYS',
  'FORCE_MAJEURE_NOTICE_DAYS',
  'DISPUTE_RESOLUTION_DAYS',
  'CLAIMS_WITHIN_YEARS',
];

// A figure that only the texts know is a promise that nobody keeps.
test('every figure of the rules is used by a program, or kept by people', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('{rules,server,web,station}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== join('rules', 'src', 'constants.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const used = new Set(sources.match(/\b[A-Z][A-Z\d_]+\b/g));
  expect(
    Object.keys(constants)
      .filter((name) => !used.has(name))
      .toSorted(),
  ).toEqual(keptByPeople.toSorted());
});
