/** Keys of sources that number their entries twice. Pure. */

/** Returns a function that keeps the first occurrence of a key and appends `-2`, `-3` … to each further one. */
export function uniqueKeys(): (key: string) => string {
  const times = new Map<string, number>();
  return (key) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? key : `${key}-${time}`;
  };
}
