import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DeviceFault } from '../hardware.ts';

export type Device = Pick<DeviceFault, 'part' | 'device'>;

/** The devices that staff believe to be silent. */
export class SilentDevices {
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #list: StatementSync;

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('insert into silent_devices values (?, ?) on conflict do nothing');
    this.#delete = db.prepare('delete from silent_devices where part = ? and device = ?');
    this.#list = db.prepare('select part, device from silent_devices order by part, device');
  }

  list(): Device[] {
    return this.#list.all() as Device[];
  }

  note({ part, device, isSilent }: DeviceFault): void {
    (isSilent ? this.#insert : this.#delete).run(part, device);
  }
}
