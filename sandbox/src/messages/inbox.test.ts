import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openOutsideScene, type OutsideScene } from '../testing/open-outside-scene.ts';

function mailerOf({ env }: OutsideScene) {
  const transport = createTransport({ url: env['SMTP_URL'], pool: true }, { from: 'Laine <no-reply@laine.test>' });
  onTestFinished(() => transport.close());
  return transport;
}

test('mail to any address lands in the inbox, newest first, with the time of the product’s clock', async () => {
  const world = await openOutsideScene();
  const mailer = mailerOf(world);
  world.clock.advance({ hours: 48 });

  await mailer.sendMail({ to: 'mari@example.com', subject: 'Sinu kood – õäöü', text: 'Kood: 123456' });
  await mailer.sendMail({ to: 'anna@example.com', subject: 'Ваш код', text: 'Код: 654321', html: '<b>654321</b>' });

  const { messages } = await world.call(sandboxCalls.messages);
  expect(messages).toMatchObject([
    { channel: 'email', to: 'anna@example.com', subject: 'Ваш код', text: 'Код: 654321', hasHtml: true },
    { channel: 'email', to: 'mari@example.com', subject: 'Sinu kood – õäöü', text: 'Kood: 123456', hasHtml: false },
  ]);
  expect(Date.parse(messages[0]?.at ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000);
});

test('the inbox of one address is found whatever its case, each recipient gets a copy', async () => {
  const world = await openOutsideScene();
  await mailerOf(world).sendMail({ to: ['Mari@example.com', 'juan@example.com'], subject: 'Hi', text: 'Hi' });

  const { messages } = await world.call(sandboxCalls.messages, { to: 'MARI@example.com' });
  expect(messages.map(({ to }) => to)).toEqual(['Mari@example.com']);
  expect((await world.call(sandboxCalls.messages)).messages).toHaveLength(2);
  expect((await world.call(sandboxCalls.messages, { to: 'nobody@example.com' })).messages).toEqual([]);
});

test('a refusing mail server answers 550 to every recipient until it delivers again', async () => {
  const world = await openOutsideScene();
  const mailer = mailerOf(world);
  const mail = { to: 'mari@example.com', subject: 'Code', text: '123456' };

  expect(await world.call(sandboxCalls.setMessageFaults, { email: 'refuse' })).toEqual({
    email: 'refuse',
    sms: 'deliver',
  });
  await expect(mailer.sendMail(mail)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  expect((await world.call(sandboxCalls.messages)).messages).toEqual([]);

  await world.call(sandboxCalls.setMessageFaults, { email: 'deliver' });
  await mailer.sendMail(mail);
  expect((await world.call(sandboxCalls.messages)).messages).toHaveLength(1);
});

test('the formatted part is a page that can run nothing', async () => {
  const world = await openOutsideScene();
  const html = '<html><head></head><body><a href="https://example.com">Link</a><script>alert(1)</script></body></html>';
  await mailerOf(world).sendMail({ to: 'mari@example.com', subject: 'Hi', text: 'Hi', html });
  const { messages } = await world.call(sandboxCalls.messages);

  const page = await world.fetch(`/api/messages/${messages[0]?.id}/html`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await page.text()).toContain('<base target="_blank">');
  expect((await world.fetch('/api/messages/999/html')).status).toBe(404);
});

test('a file that came with a mail is named and can be opened', async () => {
  const world = await openOutsideScene();
  const files = [
    { filename: 'Tingimused – ä.html', contentType: 'text/html; charset=utf-8', content: '<h1>Tingimused õ</h1>' },
    { filename: 'notes.txt', content: 'plain' },
  ];
  await mailerOf(world).sendMail({ to: 'mari@example.com', subject: 'Hi', text: 'Hi', attachments: files });
  const { messages } = await world.call(sandboxCalls.messages);
  const [message] = messages;
  expect(message?.attachments).toEqual([
    { name: 'Tingimused – ä.html', contentType: 'text/html', sizeInBytes: 22 },
    { name: 'notes.txt', contentType: 'text/plain', sizeInBytes: 5 },
  ]);

  const page = await world.fetch(`/api/messages/${message?.id}/attachments/1`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await page.text()).toBe('<h1>Tingimused õ</h1>');
  const other = await world.fetch(`/api/messages/${message?.id}/attachments/2`);
  expect(other.headers.get('content-disposition')).toContain('notes.txt');
  expect((await world.fetch(`/api/messages/${message?.id}/attachments/3`)).status).toBe(404);
});

test('a picture that came with a mail is shown in its page and is no file', async () => {
  const world = await openOutsideScene();
  const picture = { cid: 'sea@pictures', content: Buffer.from('as PNG'), contentType: 'image/png' };
  const html = '<img src="cid:sea@pictures">';
  await mailerOf(world).sendMail({ to: 'mari@example.com', subject: 'Hi', text: 'Hi', html, attachments: [picture] });
  const [message] = (await world.call(sandboxCalls.messages)).messages;
  expect(message?.attachments).toEqual([]);
  const page = await world.fetch(`/api/messages/${message?.id}/html`);
  expect(await page.text()).toContain(`<img src="data:image/png;base64,${picture.content.toString('base64')}">`);
});

test('with a mail server of the operator’s own no inbox is opened', async () => {
  const world = await openOutsideScene({ env: { SMTP_URL: 'smtp://mail.example.com' } });
  expect(world.env).not.toHaveProperty('SMTP_URL');
  expect(await (await world.fetch('/')).text()).toContain('SMTP_URL');
});

test.each([
  ['/api/messages/faults', { email: 'lose' }],
  ['/api/messages/faults', null],
  ['/api/messages/faults', '{"email":'],
])('nonsense is declined in plain text: %s %j', async (path, body) => {
  const world = await openOutsideScene();
  const response = await world.post(path, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).not.toBe('');
});

test('repeated and strange query parameters are declined, not stumbled over', async () => {
  const world = await openOutsideScene();
  expect((await world.fetch('/api/messages?to=a&to=b')).status).toBe(400);
  expect((await world.fetch('/api/messages?limit=-1')).status).toBe(400);
});
