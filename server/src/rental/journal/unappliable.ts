/** An event that will never make sense, however often it's tried. It's parked, and staff are told. */
export class Unappliable extends Error {
  override readonly name = 'Unappliable';
}
