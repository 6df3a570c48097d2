/** Names of the attributes read from a government id, in the order of the contract (contract, inquiries 11.1). */

export const documentAttributeNames = [
  'name-first',
  'name-middle',
  'name-last',
  'name-suffix',
  'native-name-first',
  'native-name-middle',
  'native-name-last',
  'native-name-title',
  'birthdate',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'issuing-authority',
  'issuing-subdivision',
  'nationality',
  'document-number',
  'visa-status',
  'issue-date',
  'expiration-date',
  'birthplace',
  'endorsements',
  'height',
  'sex',
  'restrictions',
  'vehicle-class',
  'identification-number',
] as const;

/** Returns every name with its value, null if it was not read. */
export function documentAttributes(
  read: Readonly<Record<string, string>>,
): Record<(typeof documentAttributeNames)[number], string | null> {
  const values = documentAttributeNames.map((name) => [name, read[name] ?? null] as const);
  return Object.fromEntries(values) as ReturnType<typeof documentAttributes>;
}
