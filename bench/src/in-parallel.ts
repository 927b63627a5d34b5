/** Works through a list, so many at once. */
export async function inParallel<T>(list: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
