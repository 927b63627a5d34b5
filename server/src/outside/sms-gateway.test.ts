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
    { url: await answeringServer(answer), user: 'AC1', token: 't', sender: 'Laine' },
    silentLog,
  );
  expect(await gateway.send({ id: 'notice-1', to: '+37255512345', text: 'Your code is 4711' })).toBe(outcome);
});
