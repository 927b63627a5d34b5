import { expect, test } from 'vitest';
import { itemKind } from './item-kind.ts';

test.each([
  [{ name: 'Anything', metadata: { kind: 'board' } }, 'board'],
  [{ name: 'Board', metadata: { kind: 'Vest ' } }, 'vest'],
  [{ name: 'SUP board 10.6', metadata: {} }, 'board'],
  [{ name: 'Paddle board paddle', metadata: null }, 'paddle'],
  [{ name: 'Paddle board' }, 'board'],
  [{ name: 'Paddleboard 2' }, 'board'],
  [{ name: 'Paddle for board 3' }, 'paddle'],
  [{ name: 'SUP paddle' }, 'paddle'],
  [{ name: 'SUP 3' }, 'board'],
  [{ name: 'Aerulaud' }, 'board'],
  [{ name: 'SUP-aer' }, 'paddle'],
  [{ name: 'Mõla 2' }, 'paddle'],
  [{ name: 'Päästevest' }, 'vest'],
  [{ name: 'Tabla' }, 'board'],
  [{ name: 'Tabla de paddle surf' }, 'board'],
  [{ name: 'Tabla de remo' }, 'board'],
  [{ name: 'Remo de tabla' }, 'paddle'],
  [{ name: 'Chaleco' }, 'vest'],
  [{ name: 'Planche à pagaie' }, 'board'],
  [{ name: 'Pagaie pour planche' }, 'paddle'],
  [{ name: 'Gilet' }, 'vest'],
  [{ name: 'Доска' }, 'board'],
  [{ name: 'Сапборд' }, 'board'],
  [{ name: 'Весло для сапборда' }, 'paddle'],
  [{ name: 'Спасательный жилет' }, 'vest'],
  [{ name: 'Life vest', metadata: { kind: 'unheard of' } }, 'vest'],
  [{ name: 'Pump' }, 'other'],
] as const)('%o is a %s', (item, kind) => {
  expect(itemKind(item)).toBe(kind);
});
