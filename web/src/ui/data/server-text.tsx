/**
 * A sum or a date in the words of the page's language. Browsers bring their own language data: where it differs from
 * the server's, the wording that came with the page stays until the value itself changes.
 */
export function ServerText({ children }: { children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}
