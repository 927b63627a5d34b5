import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The engine with one product, an hour on the water, and a payment method that settles at once. It sends no mail and
// searches nothing, which is to its advantage.

const [folder = '', port = '', databaseUrl = ''] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { bootstrap, DefaultLogger, dummyPaymentHandler, LanguageCode, LogLevel } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(port), shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'nobody', password: randomUUID() },
  },
  dbConnectionOptions: { type: 'postgres', url: databaseUrl, synchronize: true, extra: { max: 10 } },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: folder },
  logger: new DefaultLogger({ level: LogLevel.Error }),
};
const settlesAtOnce = [{ name: 'automaticSettle', value: 'true' }];
const shop = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ name: 'Estonia', code: 'EE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 24 }],
  shippingMethods: [{ name: 'At the locker', price: 0 }],
  paymentMethods: [{ name: 'card', handler: { code: dummyPaymentHandler.code, arguments: settlesAtOnce } }],
  collections: [],
};
const products = join(folder, 'products.csv');
writeFileSync(
  products,
  [
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
    'Rental hour,rental-hour,An hour on the water,,,,,HOUR,20.00,Standard Tax,1000000,true,,',
  ].join('\n'),
);

const engine = await populate(() => bootstrap(config), shop, products);
process.on('SIGTERM', () => void engine.close().then(() => process.exit(0)));
process.send?.({ url: `http://127.0.0.1:${port}/shop-api` });
