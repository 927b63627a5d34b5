/**
 * The header in which a page names the person it was made for (their id), with every call that changes something. In the
 * meantime somebody else may have signed in in another tab, and all tabs share one login: such a call is refused before
 * anything is done. Who sends none, visitors' pages and programs, is not asked.
 */
export const SIGNED_IN_AS = 'X-Signed-In-As';
