/** Values of a submission by which its account is linked to others. Pure. */
import { foldCompact } from '../../../checks/shared/fold-text.ts';
import type { LinkKind } from './link-kinds.ts';
import {
  networkOf,
  normalEmail,
  normalNumber,
  normalPerson,
  normalPhone,
  normalText,
  parseAddress,
} from './normal-values.ts';

/** Values by the flat names of inquiries, with those of sessions and pictures. */
export type LinkFacts = Readonly<Record<string, string | null | undefined>>;

/** Traits from the first request of a session. */
export interface SessionTraits {
  readonly ipAddress: string | null;
  readonly browserFingerprint: string;
  readonly deviceFingerprint: string;
}

export const sessionFacts = ({ ipAddress, browserFingerprint, deviceFingerprint }: SessionTraits): LinkFacts => ({
  'ip-address': ipAddress,
  'browser-fingerprint': browserFingerprint,
  'device-fingerprint': deviceFingerprint,
});

export interface LinkValue {
  readonly kind: LinkKind;
  /** Normalized value; hashed before it is stored. */
  readonly value: string;
}

type Reader = (given: (name: string) => string) => string | null;

const countryOf = (given: (name: string) => string): string =>
  (given('address-country-code') || given('selected-country-code')).toUpperCase();

const networks = { ipv4: 24, ipv6: 48 } as const;

const readers: Readonly<Record<LinkKind, Reader>> = {
  'name-birthdate': (given) => normalPerson(given('name-first'), given('name-last'), given('birthdate')),
  'email-address': (given) => normalEmail(given('email-address')),
  'phone-number': (given) => normalPhone(given('phone-number'), countryOf(given) || null),
  address(given) {
    const [street, code] = [foldCompact(given('address-street-1')), foldCompact(given('address-postal-code'))];
    if (street === '' || code === '') return null;
    return [street, foldCompact(given('address-street-2')), code, given('address-country-code').toUpperCase()].join(
      '/',
    );
  },
  'browser-fingerprint': (given) => normalText(given('browser-fingerprint')),
  'device-fingerprint': (given) => normalText(given('device-fingerprint')),
  'ip-address'(given) {
    const address = parseAddress(given('ip-address'));
    return address && networkOf(address, address.toByteArray().length * 8);
  },
  'ip-network'(given) {
    const address = parseAddress(given('ip-address'));
    return address && networkOf(address, networks[address.kind()]);
  },
  'identification-number'(given) {
    const number = normalNumber(given('identification-number'));
    const issuer = (given('selected-country-code') || given('address-country-code')).toUpperCase();
    return number === null || number.length < 4 ? null : `${issuer}/${number}`;
  },
  'social-security-number'(given) {
    const digits = given('social-security-number').replace(/\D/g, '');
    return digits.length === 9 ? digits : null;
  },
  'card-fingerprint': (given) => normalText(given('card-fingerprint')),
  picture: (given) => normalText(given('picture')),
};

/** Returns the values except empty ones and those that are invalid for their kind. */
export function linkValuesOf(facts: LinkFacts): LinkValue[] {
  const given = (name: string): string => facts[name]?.slice(0, longest) ?? '';
  return Object.entries(readers).flatMap(([kind, read]) => {
    const value = read(given);
    return value === null ? [] : [{ kind: kind as LinkKind, value }];
  });
}

/** Maximum length of a value; the rest is ignored. */
const longest = 1000;
