import { expect, test } from 'vitest';
import { es } from './es.ts';

function listTexts(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(listTexts);
}

test('no article stands before a time: one o’clock would need another', () => {
  expect(listTexts(es).filter((text) => /\blas? \{(?:from|start|end|until|back)\}/.test(text))).toEqual([]);
});
