import { expect, test } from 'vitest';
import { itemKind } from './item-kind.ts';

test.each([
  [{ name: 'Anything', metadata: { kind: 'board' } }, 'board'],
  [{ name: 'Board', metadata: { kind: 'Vest ' } }, 'vest'],
  [{ name: 'SUP board 10.6', metadata: {} }, 'board'],
  [{ name: 'Paddle board paddle', metadata: null }, 'paddle'],
  [{ name: 'Aerulaud' }, 'paddle'],
  [{ name: 'Tabla' }, 'board'],
  [{ name: 'Доска' }, 'board'],
  [{ name: 'Life vest', metadata: { kind: 'unheard of' } }, 'vest'],
  [{ name: 'Pump' }, 'other'],
] as const)('%o is a %s', (item, kind) => {
  expect(itemKind(item)).toBe(kind);
});
