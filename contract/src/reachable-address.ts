/**
 * Narrows the browser's e-mail rule to addresses that mail can reach: a domain with a dot, and at most 64 characters
 * before the @ (RFC 5321). Apart from the other fields, so that a form on a first page can use it without loading them.
 */
export const reachableAddress = /^[^@]{1,64}@[^@]+\.[^@]+$/;
