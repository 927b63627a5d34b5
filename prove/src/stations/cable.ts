import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

type Line = { station: Socket; server: Socket; isHalf: boolean };

/** The network between a station and the servers, with all its possible faults. */
export class Cable {
  readonly #findPort: () => number;
  readonly #lines = new Set<Line>();
  readonly #doorway: Server;
  #isPlugged = true;
  #bytesLeft = Infinity;

  /** `findPort` returns the port of the server for the next connection. */
  private constructor(findPort: () => number) {
    this.#findPort = findPort;
    this.#doorway = createServer((station) => this.#join(station));
  }

  static async lay(findPort: () => number): Promise<Cable> {
    const cable = new Cable(findPort);
    cable.#doorway.listen(0, '127.0.0.1');
    await once(cable.#doorway, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#doorway.address() as AddressInfo).port}`;
  }

  cut(): void {
    for (const { station, server } of this.#lines) {
      station.destroy();
      server.destroy();
    }
  }

  /** Cuts in the middle of a frame, in either direction. */
  cutAfter(bytes: number): void {
    this.#bytesLeft = bytes;
  }

  /** Cuts the station's end only: the server still believes that the station is there. */
  loseStation(): void {
    for (const line of this.#lines) {
      line.isHalf = true;
      line.station.destroy();
    }
  }

  unplug(): void {
    this.#isPlugged = false;
    this.cut();
  }

  plug(): void {
    this.#isPlugged = true;
    this.#bytesLeft = Infinity;
  }

  async close(): Promise<void> {
    this.unplug();
    const closed = once(this.#doorway, 'close');
    this.#doorway.close();
    await closed;
  }

  #join(station: Socket): void {
    if (!this.#isPlugged) return void station.destroy();
    const server = connect(this.#findPort(), '127.0.0.1');
    const line = { station, server, isHalf: false };
    this.#lines.add(line);
    this.#carry(station, server);
    this.#carry(server, station);
    station.on('close', () => line.isHalf || server.destroy());
    server.on('close', () => {
      station.destroy();
      this.#lines.delete(line);
    });
  }

  #carry(from: Socket, to: Socket): void {
    // We cut the cable ourselves, so the error is expected.
    from.on('error', () => undefined);
    from.on('data', (bytes: Buffer) => {
      const passing = bytes.subarray(0, this.#bytesLeft);
      this.#bytesLeft -= passing.length;
      if (!to.destroyed) to.write(passing);
      if (passing.length < bytes.length) this.#tear();
    });
    from.on('end', () => to.end());
  }

  /** Closes both ends once everything written has been sent. */
  #tear(): void {
    this.#bytesLeft = Infinity;
    for (const { station, server } of this.#lines) {
      station.destroySoon();
      server.destroySoon();
    }
  }
}
