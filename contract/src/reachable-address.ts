/**
 * What mail can reach, of what a browser's own e-mail field takes: a domain with a dot, and at most 64 characters before
 * the @ (RFC 5321). Apart from the other fields, so that a form on a first page asks it without loading them.
 */
export const reachableAddress = /^[^@]{1,64}@[^@]+\.[^@]+$/;
