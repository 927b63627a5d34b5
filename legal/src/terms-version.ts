/**
 * The day from which the terms hold. Whoever accepted an earlier version is asked again at the next booking. A test knows the
 * fingerprint of the words and figures: when they change, it asks for a new day here.
 */
export const TERMS_VERSION = '2026-11-16';
