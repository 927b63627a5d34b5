import { expect, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openOutsideScene, type OutsideScene } from '../testing/open-outside-scene.ts';

function send({ env }: OutsideScene, form: Record<string, string>, token = env['SMS_TOKEN']) {
  const { SMS_URL = '', SMS_USER = '', SMS_SENDER = '' } = env;
  return fetch(`${SMS_URL}/2010-04-01/Accounts/${SMS_USER}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${SMS_USER}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ From: SMS_SENDER, ...form }),
  });
}

test('an SMS arrives on the phone, with Twilio’s answer', async () => {
  const world = await openOutsideScene();
  const response = await send(world, { To: '+372 5555 0100', Body: 'Sinu kood on 4821' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) as string,
    account_sid: world.env['SMS_USER'],
    status: 'queued',
    to: '+37255550100',
    body: 'Sinu kood on 4821',
    num_segments: '1',
    error_code: null,
  });
  const sms = { channel: 'sms', to: '+37255550100', subject: '', text: 'Sinu kood on 4821' };
  expect((await world.call(sandboxCalls.messages, { to: '+37255550100' })).messages).toMatchObject([sms]);
  expect((await world.call(sandboxCalls.messages, { channel: 'email' })).messages).toEqual([]);
  // A script that forgets to escape the plus sign finds it, too.
  const unescaped = await world.fetch('/api/messages?to=+37255550100');
  expect(await unescaped.json()).toMatchObject({ messages: [sms] });
});

test('a refusing gateway answers Twilio’s error until it delivers again', async () => {
  const world = await openOutsideScene();
  const sms = { To: '+37255550100', Body: 'Hi' };
  await world.call(sandboxCalls.setMessageFaults, { sms: 'refuse' });
  const refused = await send(world, sms);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    code: 21_211,
    message: "Invalid 'To' Phone Number: +37255550100",
    more_info: 'https://www.twilio.com/docs/errors/21211',
    status: 400,
  });
  await world.call(sandboxCalls.setMessageFaults, { sms: 'deliver' });
  expect((await send(world, sms)).status).toBe(201);
});

test.each([
  [{ To: '', Body: 'Hi' }, 21_604],
  [{ To: '5555', Body: 'Hi' }, 21_211],
  [{ To: '+37255550100', Body: '' }, 21_602],
  [{ To: '+37255550100', Body: 'x'.repeat(1601) }, 21_617],
  [{ To: '+37255550100', Body: 'Hi', From: '' }, 21_603],
])('an SMS %# without sense is declined', async (form, code) => {
  const response = await send(await openOutsideScene(), form);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code, status: 400 });
});

test('without the right token nothing is sent', async () => {
  const world = await openOutsideScene();
  const response = await send(world, { To: '+37255550100', Body: 'Hi' }, 'wrong');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 20_003 });
  expect(world.messages.list()).toEqual([]);
});

test('with a gateway of the operator’s own none is opened', async () => {
  const world = await openOutsideScene({ env: { SMS_URL: 'https://sms.example.com' } });
  expect(Object.keys(world.env).filter((name) => name.startsWith('SMS_'))).toEqual([]);
  expect((await world.fetch('/sms/2010-04-01/Accounts/x/Messages.json', { method: 'POST' })).status).toBe(404);
});
