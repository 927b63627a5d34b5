/** Brand names are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa •••• 4242'. A wallet such as PayPal has no digits. */
export function cardName({ brand, lastDigits }: { brand: string; lastDigits: string }): string {
  const name = brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
  return lastDigits === '' ? name : `${name} •••• ${lastDigits}`;
}
