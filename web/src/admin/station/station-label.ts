import { readFacts } from '@laine/contract/read-facts.ts';
import type { StationDetail } from './station-data.ts';

/** Without facts a station has no name and no zone of its own yet. */
export function stationLabel({ id, metadata }: Pick<StationDetail, 'id' | 'metadata'>) {
  const { facts } = readFacts(metadata);
  return { name: facts?.name ?? metadata['name'] ?? id, timeZone: facts?.timeZone ?? 'UTC' };
}
