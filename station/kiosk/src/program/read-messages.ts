/** The `data:` of each message in a stream of server-sent events. We use no comments or other fields. */
export async function* readMessages(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
        if (data.length > 0) yield data.map((line) => line.slice('data:'.length).trimStart()).join('\n');
      }
    }
  } finally {
    reader.releaseLock();
  }
}
