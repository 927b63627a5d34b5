import { readFacts } from '@laine/contract/read-facts.ts';
import { STATION_SILENT_ALERT_AFTER_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { isInSeason } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../../ground/deps.ts';
import { closeByItself } from '../../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { withLockedStation } from '../with-locked-station.ts';
import { listHeardAgain, listUnheardStations } from './silence-store.ts';
import { isConnected } from './station-silence.ts';

/** Out of season a station may well be unplugged. */
function isUsedAt({ metadata }: { metadata: Record<string, string> }, now: Temporal.Instant): boolean {
  const { facts } = readFacts(metadata);
  return !facts || isInSeason(facts, dateIn(facts.timeZone, now));
}

/** Right after a start of ours only those count who had found their way back to us before they fell silent. */
export type SilenceOptions = { heardSince?: Temporal.Instant };

/**
 * Each silence is reported once. Two clocks decide. The database's clock decides if there is a socket, so moving the
 * product's clock silences nobody. The product's clock counts how long there has been none since the last sign of life,
 * because everything that a silent station delays uses it, and so does the sandbox. In production the two clocks are
 * one.
 */
export async function reportSilentStations(deps: Deps, { heardSince }: SilenceOptions = {}): Promise<void> {
  const now = deps.now();
  // A hello closes it at once; but a machine that slept finds its sockets alive, and then no hello comes.
  for (const target of await listHeardAgain(deps.db.query)) {
    await closeByItself(deps.db.query, { kind: 'station-silent', target }, now);
  }
  const silence = { since: plusSeconds(now, -STATION_SILENT_ALERT_AFTER_SECONDS), heardSince };
  const unheard = await listUnheardStations(deps.db.query, silence);
  const inUse = unheard.filter((station) => !isConnected(station) && isUsedAt(station, now));
  for (const { id: stationId } of inUse) {
    await withLockedStation(deps, stationId, async (tx) => {
      // With its row locked no hello comes in between, which would leave an alert that nothing closes.
      const [station] = await listUnheardStations(tx, { ...silence, stationId });
      if (!station || isConnected(station)) return;
      const data = { lastSeenAt: String(station.lastSeenAt) };
      await raiseAlert(tx, { kind: 'station-silent', target: stationId, stationId, data }, now);
    });
  }
}
