/** Kinds of lists and items, with their comparers. */
import type { IdKind } from '../../../lib/ids.ts';
import { browserFingerprint } from './comparers/browser-fingerprint.ts';
import type { Comparer } from './comparers/comparer.ts';
import { country } from './comparers/country.ts';
import { deviceFingerprint } from './comparers/device-fingerprint.ts';
import { emailAddress } from './comparers/email-address.ts';
import { face } from './comparers/face.ts';
import { field } from './comparers/field.ts';
import { geolocation } from './comparers/geolocation.ts';
import { governmentIdNumber } from './comparers/government-id-number.ts';
import { ipAddress } from './comparers/ip-address.ts';
import { name } from './comparers/name.ts';
import { phoneNumber } from './comparers/phone-number.ts';
import { string } from './comparers/string.ts';

interface KindOfItem {
  /** Plural in paths. */
  readonly plural: string;
  /** Article in operation ids: `create-a-name-list-item`. */
  readonly article: 'a' | 'an';
  readonly id: IdKind;
  /** Operation id of its creation; null if only the dashboard creates such lists. */
  readonly creation: string | null;
  readonly comparer: Comparer;
}

export const itemKinds = {
  'browser-fingerprint': {
    plural: 'browser-fingerprints',
    article: 'a',
    id: 'list-item-browser-fingerprint',
    creation: 'create-a-browser-fingerprint-list',
    comparer: browserFingerprint,
  },
  country: {
    plural: 'countries',
    article: 'a',
    id: 'list-item-country',
    creation: 'create-a-country-list',
    comparer: country,
  },
  'device-fingerprint': {
    plural: 'device-fingerprints',
    article: 'a',
    id: 'list-item-device-fingerprint',
    creation: null,
    comparer: deviceFingerprint,
  },
  'email-address': {
    plural: 'email-addresses',
    article: 'an',
    id: 'list-item-email-address',
    creation: 'create-an-email-address-list',
    comparer: emailAddress,
  },
  field: { plural: 'fields', article: 'a', id: 'list-item-field', creation: null, comparer: field },
  geolocation: {
    plural: 'geolocations',
    article: 'a',
    id: 'list-item-geolocation',
    creation: 'create-a-geolocation-list',
    comparer: geolocation,
  },
  'government-id-number': {
    plural: 'government-id-numbers',
    article: 'a',
    id: 'list-item-government-id-number',
    creation: 'create-a-government-id-number-list',
    comparer: governmentIdNumber,
  },
  'ip-address': {
    plural: 'ip-addresses',
    article: 'an',
    id: 'list-item-ip-address',
    creation: 'create-an-ip-address-list',
    comparer: ipAddress,
  },
  name: { plural: 'names', article: 'a', id: 'list-item-name', creation: 'create-a-name-list', comparer: name },
  'phone-number': {
    plural: 'phone-numbers',
    article: 'a',
    id: 'list-item-phone-number',
    creation: 'create-a-phone-number-list',
    comparer: phoneNumber,
  },
  string: {
    plural: 'strings',
    article: 'a',
    id: 'list-item-string',
    creation: 'create-a-strings-list',
    comparer: string,
  },
  face: { plural: 'faces', article: 'a', id: 'list-item-face', creation: null, comparer: face },
} as const satisfies Readonly<Record<string, KindOfItem>>;

export type ItemKind = keyof typeof itemKinds;

export const itemKindNames = Object.keys(itemKinds) as ItemKind[];

export const kindOfItem = (kind: ItemKind): KindOfItem => itemKinds[kind];

/** Kinds of items that an API key can create. Items of other kinds are created in the dashboard. */
export const publicKinds = itemKindNames.filter((kind) => kind !== 'face');
