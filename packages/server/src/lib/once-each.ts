/** What is made of a value that never changes is made once for as long as somebody holds the value. */

/** `make`, called once for each object that it is given. Nothing outlives its object, so what it gives can be no older than that. */
export function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return (given) => {
    const found = known.get(given);
    if (found !== undefined) return found.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}
