/** The answer of a call that only says that it was carried out. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work;
  return { success: true };
}
