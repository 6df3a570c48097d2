/** Key casings: kebab is canonical inside, camel and snake exist only at the edge (contract, platform 5). */

export type Inflection = 'kebab' | 'camel' | 'snake';

/** Pattern of a key that is kebab case already, as nearly all are. */
const kebabForm = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

/** Converts a key: `address_street_1` and `addressStreet1` both become `address-street-1`. */
export function kebabCase(key: string): string {
  if (kebabForm.test(key)) return key;
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, (_all, letter: string, digit: string) => `${letter}-${digit}`)
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Converts a canonical kebab key to the requested casing; a key that is no kebab name stays. */
export function inflectKey(key: string, inflection: Inflection): string {
  if (inflection === 'kebab' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return key;
  if (inflection === 'snake') return key.replaceAll('-', '_');
  return key.replace(/-([a-z0-9])/g, (_all, next: string) => next.toUpperCase());
}
