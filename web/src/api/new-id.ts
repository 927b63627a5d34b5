/**
 * An id for something that is sent: the same one again, after an answer that was lost, does nothing twice.
 * `randomUUID` is missing where a page came without encryption.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
