/**
 * Reader of OFAC's SDN_ADVANCED.XML (root `Sanctions`). The values of its distinct parties are numbers of the preceding
 * reference sets; documents, addresses and entries refer to a party by its number. A party is returned after all data
 * that belong to it were read.
 */
import { type Entity, type EntityKind, entityOf, type NameForm, type PartialDate } from '../../entity.ts';
import { countriesIn, countryCode } from '../countries.ts';
import { spanOf } from '../dates.ts';
import { onlyFile, type SourceFiles } from '../source.ts';
import { childrenOf, descendants, present, textOf, type XmlElement, xmlElements } from '../xml.ts';
import { currencyOf } from './remarks.ts';

/** Texts of the reference sets by set and number. */
type References = ReadonlyMap<string, string>;

const setNames = [
  'AliasType',
  'FeatureType',
  'IDRegDocType',
  'PartySubType',
  'PartyType',
  'Country',
  'DetailReference',
  'SanctionsProgram',
  'NamePartType',
  'AreaCode',
];

function readReferences(sets: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of setNames) {
    for (const value of descendants(sets, name)) {
      const id = value.attributes['ID'];
      if (id !== undefined) found.set(`${name} ${id}`, value.text.trim());
    }
  }
  // The kind of a party is in its sub-type.
  for (const value of descendants(sets, 'PartySubType')) {
    const type = found.get(`PartyType ${value.attributes['PartyTypeID']}`) ?? '';
    found.set(`kind ${value.attributes['ID']}`, `${type} ${value.text.trim()}`);
  }
  return found;
}

function kindOf(profile: XmlElement, references: References): EntityKind {
  const kind = references.get(`kind ${profile.attributes['PartySubTypeID']}`) ?? '';
  if (/individual/i.test(kind)) return 'person';
  if (/vessel/i.test(kind)) return 'vessel';
  return /aircraft/i.test(kind) ? 'aircraft' : 'organization';
}

/** Returns the names, their parts in the order of the document; the family name of a person comes first. */
function namesOf(profile: XmlElement, references: References): NameForm[] {
  return descendants(profile, 'Alias').flatMap((alias) => {
    const type = references.get(`AliasType ${alias.attributes['AliasTypeID']}`) ?? '';
    return descendants(alias, 'DocumentedName').flatMap((documented): NameForm[] => {
      const value = present(descendants(documented, 'NamePartValue').map(({ text }) => text)).join(' ');
      if (value === '') return [];
      const form = alias.attributes['Primary'] === 'true' ? 'primary_name' : /f\.k\.a/i.test(type) ? 'former' : 'aka';
      return [{ value, type: form, quality: alias.attributes['LowQuality'] === 'true' ? 'weak' : 'strong' }];
    });
  });
}

function dateOf(point: XmlElement): PartialDate | null {
  const year = Number(textOf(point, 'Year'));
  if (!(year > 1000)) return null;
  const [month, day] = [Number(textOf(point, 'Month')) || null, Number(textOf(point, 'Day')) || null];
  return { year, month, day: month === null ? null : day, circa: false };
}

/**
 * Returns the period from its earliest start to its latest end; a single date where both are the same day or span one
 * whole year.
 */
function periodOf(feature: XmlElement): PartialDate | null {
  const [first] = descendants(feature, 'From');
  const last = descendants(feature, 'To').at(-1);
  const from = first === undefined ? null : dateOf(first);
  const to = last === undefined ? null : dateOf(last);
  if (from === null || to === null) return from ?? to;
  if (from.year === to.year && from.month === to.month && from.day === to.day) return from;
  // A whole year is written from its first day to its last.
  const isYear = from.year === to.year && from.month === 1 && from.day === 1 && to.month === 12 && to.day === 31;
  return isYear ? { ...from, month: null, day: null } : spanOf(from, to);
}

interface Features {
  readonly birthdates: PartialDate[];
  readonly wallets: { currency: string; address: string }[];
  readonly countries: string[];
  gender: Entity['gender'];
}

function featuresOf(profile: XmlElement, references: References, countryOfLocation: References): Features {
  const found: Features = { birthdates: [], wallets: [], countries: [], gender: null };
  for (const feature of childrenOf(profile, 'Feature')) {
    const type = references.get(`FeatureType ${feature.attributes['FeatureTypeID']}`) ?? '';
    const detail = descendants(feature, 'VersionDetail')[0];
    const said =
      references.get(`DetailReference ${detail?.attributes['DetailReferenceID']}`) ?? detail?.text.trim() ?? '';
    if (type === 'Birthdate') {
      const date = periodOf(feature);
      if (date !== null) found.birthdates.push(date);
    } else if (type === 'Gender') found.gender = said === 'Male' ? 'male' : said === 'Female' ? 'female' : null;
    else if (type.startsWith('Digital Currency Address - ')) {
      found.wallets.push({ currency: currencyOf(type.slice('Digital Currency Address - '.length)), address: said });
    }
    for (const location of descendants(feature, 'VersionLocation')) {
      const country = countryOfLocation.get(location.attributes['LocationID'] ?? '');
      if (country !== undefined) found.countries.push(country);
    }
  }
  return found;
}

interface Party {
  readonly entity: Entity;
  /** Numbers of its identities, which documents refer to. */
  readonly identities: readonly string[];
}

function partyOf(element: XmlElement, references: References, locations: References): Party | null {
  const profile = childrenOf(element, 'Profile')[0];
  if (profile === undefined) return null;
  const names = namesOf(profile, references).sort(
    (a, b) => Number(b.type === 'primary_name') - Number(a.type === 'primary_name'),
  );
  if (names.length === 0) return null;
  const { countries, ...features } = featuresOf(profile, references, locations);
  const entity = entityOf({
    ...features,
    key: element.attributes['FixedRef'] ?? profile.attributes['ID'] ?? '',
    kind: kindOf(profile, references),
    names,
    ...countriesIn(countries),
    topics: ['sanction'],
    remarks: textOf(element, 'Comment'),
  });
  return { entity, identities: childrenOf(profile, 'Identity').map(({ attributes }) => attributes['ID'] ?? '') };
}

const schemeOf = (type: string): string => type.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export async function* readOfacAdvancedXml(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  let references: References = new Map();
  const locations = new Map<string, string>();
  const parties = new Map<string, Party>();
  const identifiers = new Map<string, Entity['identifiers'][number][]>();
  const programs = new Map<string, string[]>();
  const elements = new Set([
    'DateOfIssue',
    'ReferenceValueSets',
    'Location',
    'IDRegDocument',
    'DistinctParty',
    'SanctionsEntry',
  ]);
  for await (const element of xmlElements(onlyFile(files, /\.xml$/), { root: /^Sanctions$/, elements })) {
    if (element.name === 'DateOfIssue') {
      const at = dateOf(element);
      if (at !== null) onIssued([at.year, at.month, at.day].map((part) => String(part).padStart(2, '0')).join('-'));
    } else if (element.name === 'ReferenceValueSets') references = readReferences(element);
    else if (element.name === 'Location') {
      const country = references.get(`Country ${descendants(element, 'LocationCountry')[0]?.attributes['CountryID']}`);
      const area = references.get(`AreaCode ${descendants(element, 'LocationAreaCode')[0]?.attributes['AreaCodeID']}`);
      const name = country ?? area;
      if (name !== undefined) locations.set(element.attributes['ID'] ?? '', name);
    } else if (element.name === 'IDRegDocument') {
      const identity = element.attributes['IdentityID'] ?? '';
      const value = textOf(element, 'IDRegistrationNo');
      const type = references.get(`IDRegDocType ${element.attributes['IDRegDocTypeID']}`) ?? 'other';
      const country = countryCode(references.get(`Country ${element.attributes['IssuedBy-CountryID']}`));
      if (value !== null)
        identifiers.set(identity, [...(identifiers.get(identity) ?? []), { scheme: schemeOf(type), value, country }]);
    } else if (element.name === 'DistinctParty') {
      const party = partyOf(element, references, locations);
      if (party !== null) parties.set(childrenOf(element, 'Profile')[0]?.attributes['ID'] ?? '', party);
    } else {
      const said = descendants(element, 'SanctionsMeasure').map((measure) => textOf(measure, 'Comment'));
      programs.set(element.attributes['ProfileID'] ?? '', [...new Set(present(said))]);
    }
  }
  for (const [profile, { entity, identities }] of parties) {
    const own = identities.flatMap((identity) => identifiers.get(identity) ?? []);
    yield {
      ...entity,
      identifiers: entityOf({ ...entity, identifiers: own }).identifiers,
      programs: programs.get(profile) ?? [],
    };
  }
}
