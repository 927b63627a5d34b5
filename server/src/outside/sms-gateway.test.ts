import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { answeringServer, ok } from '../testing/answering-server.ts';
import { silentLog } from '../testing/silent-log.ts';
import { smsGateway } from './sms-gateway.ts';

test.each([
  ['a receipt', ok('application/json', '{"sid":"SM1"}'), 'sent'],
  ['a page', ok('text/html', '<html>Welcome to the hotel</html>'), 'unavailable'],
  ['nothing but status 200', ok('text/plain', ''), 'sent'],
])('an SMS that is answered with %s', async (_what, answer, outcome) => {
  const gateway = smsGateway(
    { url: await answeringServer(answer), user: 'AC1', token: 't', sender: 'Laine', countries: ['EE'] },
    silentLog,
  );
  expect(await gateway.send({ id: 'notice-1', to: '+37255512345', text: 'Your code is 4711' })).toBe(outcome);
});

test('what turns the reading of a line round, and control characters, do not reach a phone', async () => {
  let sent = '';
  const server = createServer(async (request, response) => {
    sent = new URLSearchParams(await text(request)).get('Body') ?? '';
    response.setHeader('content-type', 'application/json').end('{"sid":"SM1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const gateway = smsGateway(
    { url: `http://127.0.0.1:${port}`, user: 'AC1', token: 't', sender: 'Laine', countries: ['EE'] },
    silentLog,
  );
  await gateway.send({ id: 'notice-2', to: '+37255512345', text: 'Pirita\u202E\u0007: code 4711\nbye' });
  expect(sent).toBe('Pirita: code 4711\nbye');
  server.close();
});

test.each<[string, string | undefined, string]>([
  ['+37255512345', 'EE', 'a mobile number of a listed country'],
  ['+12125551234', 'US', 'a number that may be mobile or fixed'],
  ['+3726001234', undefined, 'a fixed line'],
  ['+3729001234', undefined, 'a premium number'],
  ['+449091234567', undefined, 'a premium number abroad'],
  ['+88216123456', undefined, 'a satellite'],
  ['+870773111632', undefined, 'a ship'],
  ['+5351234567', undefined, 'a country that is not listed'],
  ['+18095551234', undefined, 'another country behind the code of the listed one'],
])('%s gets SMS as %s: %s', async (phone, country, _what) => {
  const settings = {
    url: 'http://127.0.0.1:1',
    user: 'AC1',
    token: 't',
    sender: 'Laine',
    countries: ['EE', 'US', 'GB'],
  };
  const gateway = smsGateway(settings, silentLog);
  expect(await gateway.countryOf(phone)).toBe(country);
  expect(await gateway.send({ id: 'x', to: phone, text: 'x' })).toBe(country === undefined ? 'refused' : 'unavailable');
  expect(await smsGateway(undefined, silentLog).countryOf(phone)).toBeUndefined();
});
