/** A function of a number that remembers its latest answers, at most twice `most`: what was not asked for again is forgotten by the generation. */
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
