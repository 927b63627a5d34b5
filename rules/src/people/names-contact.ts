const ESCAPE = /\\(?:u[\da-f]{4}|.)/gi;

/**
 * Whether something that was written down, be it deep in an object, holds an e-mail address or a phone number, in
 * whatever case. A longer one that only contains it is somebody else's: ann@example.com is not in joann@example.com.
 * Punctuation belongs to an address only between letters or digits, so that a dash or a full stop hides nobody.
 */
export function namesContact(written: unknown, contact: string): boolean {
  // As JSON says it, a line break is the letter n after a backslash.
  const text = (JSON.stringify(written) ?? '').replaceAll(ESCAPE, ' ');
  const whole = `(?<![\\p{L}\\p{N}_][.%+-]*)${RegExp.escape(contact)}(?![.-]*[\\p{L}\\p{N}_])`;
  return new RegExp(whole, 'iu').test(text);
}
