/**
 * Works on many things, a few at a time.
 * @returns what failed, with why; the others are done
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<{ item: Item; error: unknown }[]> {
  const failed: { item: Item; error: unknown }[] = [];
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      try {
        await work(item);
      } catch (error) {
        failed.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
