/**
 * With every changing call a page sends the id of the person it was made for. All tabs share one login, and somebody
 * else may have signed in in another tab: then the call is refused before anything happens. Without the header
 * (visitors' pages, programs) nothing is checked.
 */
export const SIGNED_IN_AS = 'X-Signed-In-As';
