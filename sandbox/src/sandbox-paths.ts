import { paths } from '@laine/contract/paths.ts';

const below = (rest: string): string => `${paths.sandbox()}/${rest}`;

/** The addresses of what the sandbox serves beside its calls. Those of the product's pages are in the contract. */
export const sandboxPaths = {
  asset: (name: string): string => below(`assets/${name}`),
  pay: (checkoutId: string): string => below(`pay/${encodeURIComponent(checkoutId)}`),
  sms: (): string => below('sms'),
  google: (): string => below('google'),
  facebookDialog: (): string => below('facebook/dialog/oauth'),
  facebookGraph: (): string => below('facebook/graph'),
};
