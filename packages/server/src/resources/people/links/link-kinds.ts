/**
 * Kinds of values that link accounts. Their numbers are stored and never change. 7 is reserved for the fingerprint of
 * an app, 13 for faces.
 */
export const linkKinds = {
  'name-birthdate': 1,
  'email-address': 2,
  'phone-number': 3,
  address: 4,
  'browser-fingerprint': 5,
  'device-fingerprint': 6,
  'ip-address': 8,
  'ip-network': 9,
  'identification-number': 10,
  'social-security-number': 11,
  picture: 12,
  'card-fingerprint': 14,
} as const;

export type LinkKind = keyof typeof linkKinds;

export const linkKindNames = Object.keys(linkKinds) as LinkKind[];

const names = new Map<number, LinkKind>(linkKindNames.map((name) => [linkKinds[name], name]));

/** Returns the kind. Throws for a number that this version does not write. */
export function linkKindOf(number: number): LinkKind {
  const name = names.get(number);
  if (name === undefined) throw new Error(`no kind of link has the number ${number}`);
  return name;
}

/**
 * Maximum number of accounts that share a value. A value with more accounts is a hub: its count is shown, but not its
 * accounts.
 */
export const hubAccounts = 25;

/** Maximum at which counting of degrees stops. */
export const mostCounted = 1001;
