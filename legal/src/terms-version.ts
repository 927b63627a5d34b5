/**
 * The terms hold from this day. Whoever accepted an earlier version is asked again at the next booking. A test compares
 * the fingerprint with the words and figures in every language: when they change, renew both here.
 */
export const TERMS_VERSION = '2026-11-17';
export const TERMS_FINGERPRINT = '2aac998e48e0cbc2';
