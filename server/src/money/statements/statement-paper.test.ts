import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { statementPaper } from './statement-paper.ts';

const october: Statement = {
  id: 'b4f6c1c2-7d43-4a53-9d0e-3a8c1f1f9a10',
  stationId: 'pirita',
  stationName: 'Pirita',
  month: '2026-10-01',
  percent: 50,
  payee: 'Rannaklubi OÜ',
  taxNumber: '10000000',
  iban: 'EE382200221020145685',
  sums: {
    lines: [],
    turnoverInCents: 0,
    vatInCents: 0,
    baseInCents: 0,
    shareInCents: 0,
    carriedInCents: 0,
    payableInCents: 0,
    carriesInCents: 0,
  },
  closedAt: '2026-11-05T02:00:00Z',
  paidOn: null,
};

test.each([
  ['2026-10-01', 'Relevé d’octobre 2026'],
  ['2026-08-01', 'Relevé d’août 2026'],
  ['2026-05-01', 'Relevé de mai 2026'],
])('a French statement of %s is a %s', (month, title) => {
  expect(statementPaper({ ...october, month }, { locale: 'fr', brand: readSettings({}).brand }).title).toBe(title);
});
