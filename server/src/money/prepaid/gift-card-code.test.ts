import { expect, test } from 'vitest';
import { giftCardCode, hashGiftCardCode, spacedCode } from './gift-card-code.ts';

test('a code can be told over the phone, and is typed in any way', () => {
  const code = spacedCode(giftCardCode(Buffer.from('a key of the database'), 'a card'));
  expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{4}(-[34679ACDEFGHJKMNPQRTVWXY]{4}){2}$/);
  const typed = [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code} `];
  expect(new Set(typed.map(hashGiftCardCode)).size).toBe(1);
});
