/** Keypad patterns and other top entries of leaked PIN lists that the rules below don't find. */
const popular = new Set(['112233', '332211', '147258', '258369', '159753', '159357', '753951', '789456', '456123']);

/** One or two different digits (111111, 121212), even steps (123456, 135791), a repeated half, mirrored or not. */
export function isGuessablePin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const [first, second] = [pin.slice(0, pin.length / 2), pin.slice(pin.length / 2)];
  const isMirrored = second === Array.from(first).toReversed().join('');
  return new Set(pin).size <= 2 || new Set(steps).size === 1 || first === second || isMirrored || popular.has(pin);
}
