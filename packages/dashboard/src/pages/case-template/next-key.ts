/** Returns an unused key: `item-1`, `item-2`. */
export function nextKey(keys: readonly string[]): string {
  let number = keys.length + 1;
  while (keys.includes(`item-${number}`)) number += 1;
  return `item-${number}`;
}
