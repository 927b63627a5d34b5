/** Light on purpose: it catches an empty field and slips of the thumb; the server knows numbers. */
export function isPlausiblePhone(text: string): boolean {
  const figures = text.replaceAll(/[\s()./-]/g, '');
  return /^\+?\d{5,16}$/.test(figures);
}
