const ESCAPE = /\\(?:u[\da-f]{4}|.)/gi;

/**
 * Finds an e-mail address or a phone number anywhere in a nested object, ignoring case. A longer contact doesn't match:
 * ann@example.com isn't in joann@example.com. Punctuation counts as part of an address only between letters or digits,
 * so a dash or a full stop can't hide anybody.
 */
export function namesContact(written: unknown, contact: string): boolean {
  // In JSON a line break is a backslash and the letter n.
  const text = (JSON.stringify(written) ?? '').replaceAll(ESCAPE, ' ');
  const whole = `(?<![\\p{L}\\p{N}_][.%+-]*)${RegExp.escape(contact)}(?![.-]*[\\p{L}\\p{N}_])`;
  return new RegExp(whole, 'iu').test(text);
}
