/** An event that will never make sense, however often it is tried. It is parked and staff are told. */
export class Unappliable extends Error {
  override readonly name = 'Unappliable';
}
