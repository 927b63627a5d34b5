export const linkStyle =
  'wrap-anywhere xl:wrap-break-word underline decoration-line underline-offset-4 hover:decoration-current';
