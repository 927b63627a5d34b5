import { Declined } from '../answer-in-plain-text.ts';
import { demoStations } from '../demo/demo-stations.ts';
import { DemoStation, type DemoStationOptions } from './demo-station.ts';

export type DemoStationsOptions = Omit<DemoStationOptions, 'stationId'>;

/** All demo stations with their programs. They start when the product listens, because they link to it. */
export class DemoStations {
  readonly #stations = new Map<string, DemoStation>();

  async open(options: DemoStationsOptions): Promise<void> {
    const rows = await options.db.selectFrom('stations').select('id').execute();
    const simulated = demoStations.filter(({ id }) => rows.some((row) => row.id === id));
    const opened = await Promise.all(simulated.map(({ id }) => DemoStation.open({ ...options, stationId: id })));
    for (const station of opened) this.#stations.set(station.id, station);
    await this.#forEach((station) => station.caughtUp());
  }

  get(stationId: string): DemoStation {
    const station = this.#stations.get(stationId);
    if (!station) throw new Declined(404, 'No such station');
    return station;
  }

  list(): DemoStation[] {
    return [...this.#stations.values()];
  }

  /**
   * After a jump of the clock, stations that are online are heard at once. Else they would count as silent for hours.
   */
  async ping(): Promise<void> {
    await this.#forEach((station) => station.program.pingNow());
  }

  async close(): Promise<void> {
    await this.#forEach((station) => station.close());
    this.#stations.clear();
  }

  async #forEach(work: (station: DemoStation) => Promise<void>): Promise<void> {
    await Promise.all(this.list().map(work));
  }
}
