import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Screen } from './screen.ts';

const HEARTBEAT_MS = 15_000;
/** A page that stopped reading is cut off; it reconnects by itself. */
const MAX_UNREAD_BYTES = 256 * 1024;

type Source = { screen(): Screen; onScreen(listener: (screen: Screen) => void): () => void };

/** Server-sent events: the screen at once, then at every change. */
export class ScreenStreams {
  readonly #source: Source;
  readonly #open = new Set<ServerResponse>();
  #stop: (() => void) | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  open(request: FastifyRequest, reply: FastifyReply): void {
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream; charset=utf-8' };
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, headers as Record<string, string>);
    this.#open.add(stream);
    request.raw.on('close', () => this.#leave(stream));
    stream.on('error', () => this.#leave(stream));
    this.#stop ??= this.#begin();
    stream.write(frame(this.#source.screen()));
  }

  end(): void {
    for (const stream of this.#open) {
      stream.end();
      this.#leave(stream);
    }
  }

  #begin(): () => void {
    const stopListening = this.#source.onScreen((screen) => this.#send(frame(screen)));
    const beating = setInterval(() => this.#send(': still here\n\n'), HEARTBEAT_MS);
    return () => {
      stopListening();
      clearInterval(beating);
    };
  }

  #send(text: string): void {
    for (const stream of this.#open) {
      if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
      else stream.write(text);
    }
  }

  #leave(stream: ServerResponse): void {
    this.#open.delete(stream);
    if (this.#open.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }
}

const frame = (screen: Screen): string => `data: ${JSON.stringify(screen)}\n\n`;
