import { z } from 'zod';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import type { EventContext } from './event-context.ts';

type Fault = { title: string; data?: unknown };

/** A program's report about a part of its hardware. A fault may carry any data, and older programs send less. */
const PartState = z.object({
  part: z.string().max(64),
  /** One of several devices, for example a port. */
  device: z.union([z.string().max(200), z.number()]).nullish(),
  reason: z.string().max(1_000).nullish(),
  isSilent: z.boolean(),
});

/** Wrong PINs at the staff page. Older programs report them by this title alone. */
const GuessedPin = z.object({ part: z.literal('staff-pin'), isGuessed: z.literal(true) });
const PIN_TITLE = 'Wrong PINs locked the staff page';

/** Alerts staff about a part that has fallen silent; the alert closes by itself when the part is back. */
export async function noteFault({ tx, station, now }: EventContext, { title, data }: Fault): Promise<void> {
  const stationId = station.id;
  if (GuessedPin.safeParse(data).success || title === PIN_TITLE) {
    return raiseAlert(
      tx,
      { kind: 'staff-pin-guessed', target: `${stationId}/${title}`, stationId, data: { title } },
      now,
    );
  }
  const kind = 'station-fault';
  const told = PartState.safeParse(data);
  if (!told.success) return raiseAlert(tx, { kind, target: `${stationId}/${title}`, stationId, data: { title } }, now);
  const { isSilent, ...part } = told.data;
  const target = [stationId, part.part, part.device ?? []].flat().join('/');
  if (isSilent) await raiseAlert(tx, { kind, target, stationId, data: { title, ...part } }, now);
  else await closeByItself(tx, { kind, target }, now);
}
