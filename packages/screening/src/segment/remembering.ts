/** Returns a function that caches its latest results, at most twice `most`: unused ones expire by generation. */
export function remembering<Value>(most: number, make: (place: number) => Value): (place: number) => Value {
  let young = new Map<number, Value>();
  let old = new Map<number, Value>();
  return (place) => {
    const known = young.get(place);
    if (known !== undefined) return known;
    const value = old.get(place) ?? make(place);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(place, value);
    return value;
  };
}
