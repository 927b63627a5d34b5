import { inParallel } from '../in-parallel.ts';

const ORDERS_EACH = 4;

const questions = {
  register: `mutation ($email: String!, $password: String!) { it: registerCustomerAccount(
    input: { emailAddress: $email, password: $password, firstName: "A", lastName: "Paddler", phoneNumber: "+37255550199" }
  ) { __typename } }`,
  signIn:
    'mutation ($email: String!, $password: String!) { it: login(username: $email, password: $password) { __typename } }',
  find: 'query { it: products { items { variants { id } } } }',
  add: 'mutation ($variantId: ID!) { it: addItemToOrder(productVariantId: $variantId, quantity: 1) { __typename } }',
  address: `mutation { it: setOrderShippingAddress(
    input: { streetLine1: "Purje 8", city: "Tallinn", postalCode: "11911", countryCode: "EE" }
  ) { __typename } }`,
  methods: 'query { it: eligibleShippingMethods { id } }',
  ship: 'mutation ($ids: [ID!]!) { it: setOrderShippingMethod(shippingMethodId: $ids) { __typename } }',
  arrange: 'mutation { it: transitionOrderToState(state: "ArrangingPayment") { __typename } }',
  pay: 'mutation { it: addPaymentToOrder(input: { method: "card", metadata: {} }) { __typename ... on Order { state } } }',
};

/** Customers who order and pay at the same time, over the engine's own calls for shops. */
export async function paidOrdersPerSecond(url: string, round: number, customers: number): Promise<number> {
  const all: Customer[] = [];
  for (let n = 0; n < customers; n += 1) all.push(await signIn(url, `paddler-${round}-${n}@example.com`));
  const begun = performance.now();
  await inParallel(all, customers, async (customer) => {
    for (let n = 0; n < ORDERS_EACH; n += 1) await customer.order();
  });
  return (customers * ORDERS_EACH * 1000) / (performance.now() - begun);
}

type Customer = Awaited<ReturnType<typeof signIn>>;

async function signIn(url: string, email: string) {
  let token = '';
  const ask = async <T>(name: keyof typeof questions, variables = {}): Promise<T> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: questions[name], variables }),
    });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await answer.json()) as { data?: { it: T }; errors?: unknown };
    const type = (data?.it as { __typename?: string } | undefined)?.__typename ?? '';
    if (!data || errors !== undefined || type.endsWith('Error')) {
      throw new Error(`${name}: ${type} ${JSON.stringify(errors)}`);
    }
    return data.it;
  };

  const account = { email, password: 'paddle away 7' };
  await ask('register', account);
  await ask('signIn', account);
  const { items } = await ask<{ items: { variants: { id: string }[] }[] }>('find');
  const variantId = items[0]?.variants[0]?.id;

  return {
    async order(): Promise<void> {
      await ask('add', { variantId });
      await ask('address');
      const methods = await ask<{ id: string }[]>('methods');
      await ask('ship', { ids: methods.slice(0, 1).map(({ id }) => id) });
      await ask('arrange');
      const { state } = await ask<{ state?: string }>('pay');
      if (state !== 'PaymentSettled') throw new Error(`the order is ${state}`);
    },
  };
}
