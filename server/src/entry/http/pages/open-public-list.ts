import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { StationWithBookings } from '@laine/contract/public/entities.ts';
import { summariseBooking } from '../../../site/stations/facts/list-stations.ts';
import type { ListedStation, StationList } from '../../../site/stations/facts/open-station-list.ts';
import { Encoded } from '../request/serve.ts';
import { GZIP_HEADER, gzipTrailer, lastBlock, storedBlock } from './gzip-parts.ts';
import { joinedBy } from './nonce.ts';

const deflate = promisify(deflateRaw);

const [BEFORE, BETWEEN, AFTER] = ['{"stations":[', ',', ']}'];

export type PublicList = ReturnType<typeof openPublicList>;

/**
 * The list of all stations for everybody without a login, put together from a piece for each. Of a station that has
 * changed, the text is made anew, and with the one that follows it compressed again.
 */
export function openPublicList(list: StationList) {
  const texts = new WeakMap<ListedStation, Buffer>();
  const packed = new WeakMap<Buffer, { after: Buffer | undefined; bytes: Buffer }>();
  let made: { of: readonly ListedStation[]; encoded: Encoded } | undefined;

  const findText = (listed: ListedStation): Buffer => {
    const text = texts.get(listed) ?? Buffer.from(jsonOf(listed));
    texts.set(listed, text);
    return text;
  };

  /** What stands before a piece halves it: all have fields of the same names. */
  const pack = async (text: Buffer, after: Buffer | undefined): Promise<Buffer> => {
    const found = packed.get(text);
    if (found && found.after === after) return found.bytes;
    const dictionary = after && Buffer.concat([after, Buffer.from(BETWEEN)]);
    // A flush ends at a whole byte, so that the next piece can follow.
    const bytes = await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary && { dictionary }) });
    packed.set(text, { after, bytes });
    return bytes;
  };

  const make = async (stations: readonly ListedStation[]): Promise<Encoded> => {
    const told = stations.filter(({ isPublic }) => isPublic).map(findText);
    const pieces = await Promise.all(told.map((text, index) => pack(text, told[index - 1])));
    const plain = [Buffer.from(BEFORE), ...joinedBy(Buffer.from(BETWEEN), told), Buffer.from(AFTER)];
    const gzip = [storedBlock(BEFORE), ...joinedBy(storedBlock(BETWEEN), pieces), lastBlock(AFTER), gzipTrailer(plain)];
    return new Encoded(Buffer.concat(plain), Buffer.concat([GZIP_HEADER, ...gzip]));
  };

  return {
    /** What was made, while it is still true. */
    find(): Encoded | undefined {
      const known = list.known();
      return known !== undefined && made?.of === known ? made.encoded : undefined;
    },
    async make(): Promise<Encoded> {
      const of = await list.read();
      if (made?.of !== of) made = { of, encoded: await make(of) };
      return made.encoded;
    },
  };
}

/** Parsing drops every field that the contract doesn't name, so nothing leaks by accident. */
const jsonOf = ({ station, bookings }: ListedStation) =>
  JSON.stringify(
    StationWithBookings.parse({ ...station, bookings: bookings.map((booking) => summariseBooking(booking)) }),
  );
