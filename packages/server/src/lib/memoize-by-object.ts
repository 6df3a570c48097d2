/** Memoization of functions of objects that never change. */

/** Returns a function that calls `make` once per object. A result lives as long as its object, so it is never older. */
export function memoizeByObject<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return (given) => {
    const found = known.get(given);
    if (found !== undefined) return found.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}
