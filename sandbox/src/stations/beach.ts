import { demoStations } from '../demo/demo-stations.ts';
import { Declined } from '../plain-manners.ts';
import { DemoStation, type DemoStationOptions } from './demo-station.ts';

export type BeachOptions = Omit<DemoStationOptions, 'stationId'>;

/** All demo stations with their programs. They start when the product listens, because they link to it. */
export class Beach {
  readonly #stations = new Map<string, DemoStation>();

  async open(options: BeachOptions): Promise<void> {
    const there = await options.db.selectFrom('stations').select('id').execute();
    const simulated = demoStations.filter(({ id }) => there.some((row) => row.id === id));
    const opened = await Promise.all(simulated.map(({ id }) => DemoStation.open({ ...options, stationId: id })));
    for (const station of opened) this.#stations.set(station.id, station);
    await this.#all((station) => station.told());
  }

  get(stationId: string): DemoStation {
    const station = this.#stations.get(stationId);
    if (!station) throw new Declined(404, 'No such station');
    return station;
  }

  list(): DemoStation[] {
    return [...this.#stations.values()];
  }

  /** After the clock jumped: whoever is online is heard at once, or it would count as silent for hours. */
  async ping(): Promise<void> {
    await this.#all((station) => station.program.pingNow());
  }

  async close(): Promise<void> {
    await this.#all((station) => station.close());
    this.#stations.clear();
  }

  async #all(work: (station: DemoStation) => Promise<void>): Promise<void> {
    await Promise.all(this.list().map(work));
  }
}
