/** A function of a number that remembers its latest answers, at most so many. */
export function remembering<Value>(most: number, make: (place: number) => Value): (place: number) => Value {
  const known = new Map<number, Value>();
  return (place) => {
    const found = known.get(place);
    if (found !== undefined) return found;
    const made = make(place);
    // The oldest goes: an order of use would cost a write at every reading.
    if (known.size >= most) known.delete(known.keys().next().value as number);
    known.set(place, made);
    return made;
  };
}
