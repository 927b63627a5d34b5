import { expect, test } from 'vitest';
import { readMessages } from './read-messages.ts';

async function messagesIn(chunks: Uint8Array[]): Promise<string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return Array.fromAsync(readMessages(stream));
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('messages are found wherever the network cut them', async () => {
  const stream = bytes('data: {"name":"Pärnu"}\n\n: still here\n\ndata: {"name":"Rīga"}\n\n');

  for (let size = 1; size <= stream.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, at) =>
      stream.slice(at * size, (at + 1) * size),
    );
    expect(await messagesIn(chunks)).toEqual(['{"name":"Pärnu"}', '{"name":"Rīga"}']);
  }
});

test('other fields, other line ends and several data lines are understood', async () => {
  expect(await messagesIn([bytes('id: 7\r\nevent: screen\r\ndata: one\r\ndata:two\r\n\r\n')])).toEqual(['one\ntwo']);
});

test('a message without its end is not one yet', async () => {
  expect(await messagesIn([bytes('data: whole\n\ndata: ha')])).toEqual(['whole']);
});
