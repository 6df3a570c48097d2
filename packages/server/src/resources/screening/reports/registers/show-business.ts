/** Serializers of a register entry in the published shapes, without members missing in the register. Pure. */
import {
  type Address,
  type Entity,
  knownCountries,
  type PartialDate,
  type Registration,
  registrationOf,
} from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import { birthdateOf, isoOf } from '../kinds/matched-lists.ts';
import type { Members } from '../report.ts';

/** Removes null and undefined members. */
const said = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

const registered = ({ registration }: Entity): Registration => registration ?? registrationOf({});

const active = /\b(active|live|registered|current|issued|good standing|aktiv|existing)\b/i;
const inactive =
  /\b(inactive|dissolved|closed|ceased|liquidat\w*|struck off|lapsed|retired|annulled|removed|converted)\b/i;

/** Returns `active` or `inactive`; `unknown` for a word that no supported register uses. */
const standardStatus = (status: string): string =>
  inactive.test(status) ? 'inactive' : active.test(status) ? 'active' : 'unknown';

const dayOf = (date: PartialDate | null): string | null => (date === null ? null : isoOf(date));

/** Returns the date of formation, else the date of entry in the register. */
function formedOn(entity: Entity): PartialDate | null {
  const { formedOn: formed } = registered(entity);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(entity.listedAt ?? '') ?? [];
  if (formed !== null || year === undefined) return formed;
  return { year: Number(year), month: Number(month), day: Number(day), circa: false };
}

/** Serializes an address; one line if the register has one line. */
const addressOf = ({ full, city, street1, street2, subdivision, postalCode }: Address): Members =>
  said({ 'street-1': street1 ?? full, 'street-2': street2, city, subdivision, 'postal-code': postalCode });

const otherNames = ({ names }: Entity): string[] => names.slice(1).map(({ value }) => value);

export function showCompany({ entity, watchlist }: Match): Members {
  const registration = registered(entity);
  const formed = formedOn(entity);
  return {
    ...said({ name: entity.names[0]?.value, 'legal-status': registration.status }),
    ...said({ 'legal-entity-type': registration.legalForm }),
    aliases: otherNames(entity),
    ...(formed === null ? {} : { 'date-of-incorporation': birthdateOf(formed) }),
    'industry-classifications': registration.industries.map((title) => ({ title })),
    identifiers: entity.identifiers.map(({ scheme, value, country }) =>
      said({
        'file-number': value,
        type: scheme,
        country,
        state: registration.subdivision,
        'issue-date': dayOf(formed),
        status: registration.status,
        addresses: [],
      }),
    ),
    addresses: entity.addresses.map(addressOf),
    websites: registration.websites,
    'phone-numbers': registration.phoneNumbers,
    agents: [],
    officers: registration.officers.map(({ name, titles }) => ({ 'name-full': name, titles })),
    sources: [{ name: watchlist.title }],
  };
}

function recordOf({ entity, watchlist }: Match): Members {
  const registration = registered(entity);
  const [number] = entity.identifiers;
  return said({
    type: 'registration',
    'issue-date': dayOf(formedOn(entity)),
    'file-number': number?.value,
    'issuing-authority': registration.authority ?? watchlist.title,
    'registered-name': entity.names[0]?.value,
    'registration-type': number?.scheme,
    'registration-state': registration.subdivision,
    'legal-entity-type': registration.legalForm,
    status:
      registration.status === null
        ? null
        : { raw: registration.status, standardized: standardStatus(registration.status) },
    addresses: entity.addresses.map((address) =>
      said({ ...addressOf(address), type: 'registered_business_address', 'country-code': address.countryCode }),
    ),
  });
}

export function showRegistrations(best: Match, sameName: readonly Match[]): Members {
  const { entity } = best;
  const registration = registered(entity);
  const others = sameName.filter((each) => each !== best && each.entity.key !== entity.key);
  return said({
    'business-name': entity.names[0]?.value,
    'legal-entity-type': registration.legalForm,
    'formation-country': knownCountries(entity)[0],
    'formation-subdivision': registration.subdivision,
    'formation-date': dayOf(formedOn(entity)),
    'registry-records': [best, ...others].map(recordOf),
  });
}

/** Serializes the persons; null if the register names none, which does not mean that the business has none. */
export function showPersons({ entity }: Match): Members | null {
  const { officers, owners } = registered(entity);
  if (officers.length + owners.length === 0) return null;
  return {
    'associated-persons': officers.map(({ name, titles }) => ({
      names: [{ value: name }],
      positions: titles.map((value) => ({ value })),
    })),
    'ownership-information': { owners: owners.map((name) => ({ name, roles: [] })) },
  };
}
