/**
 * Entities that watchlists name, in one shape for every source (after FollowTheMoney, so that its data map one to one).
 */
import { type Identifier, isFiller, schemeName } from './identifiers.ts';

export const entityKindNames = ['person', 'organization', 'vessel', 'aircraft', 'other'] as const;

export type EntityKind = (typeof entityKindNames)[number];

/** A date; day and month are null if the source gives only the year. */
interface DatePoint {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

/** A date as precise as in the source. */
export interface PartialDate extends DatePoint {
  /** True if the source calls it approximate. */
  readonly circa: boolean;
  /** Latest possible date if the source gives a range; the other members are then the earliest date. */
  readonly to?: DatePoint;
}

/** CLDR's code for an unknown region, which no country will ever have (ISO 3166-1 leaves it to users). */
export const unknownCountry = 'ZZ';

/** Returns the countries to show, without the unknown country. */
export const knownCountries = ({ countries }: { readonly countries: readonly string[] }): string[] =>
  countries.filter((code) => code !== unknownCountry);

export interface NameForm {
  readonly value: string;
  readonly type: 'primary_name' | 'aka' | 'former';
  /** Quality of the name; weak if the source calls it a poor clue. */
  readonly quality: 'strong' | 'weak';
}

export interface Address {
  /** Whole address as the source writes it. */
  readonly full: string;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** Parts of the address, where the source separates them. */
  readonly street1?: string | null;
  readonly street2?: string | null;
  readonly subdivision?: string | null;
  readonly postalCode?: string | null;
}

export interface Relation {
  /** Kind of the relation in the words of the source: `family`, `associate`, `owner` …. */
  readonly type: string;
  readonly name: string | null;
  /** Key of the related entity within the source; null if the source gives only its name. */
  readonly entity: string | null;
}

export interface Officer {
  readonly name: string;
  readonly titles: readonly string[];
}

/** Data of a business in a register, other than names, numbers and addresses. */
export interface Registration {
  /** Status as the register writes it. */
  readonly status: string | null;
  readonly legalForm: string | null;
  readonly formedOn: PartialDate | null;
  /** Authority that keeps the register. */
  readonly authority: string | null;
  /** Subdivision of the country in which it was formed. */
  readonly subdivision: string | null;
  readonly officers: readonly Officer[];
  readonly owners: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly websites: readonly string[];
  readonly industries: readonly string[];
}

/** An article in the press; its entity is any person or organization that the text may name. */
export interface Article {
  readonly title: string;
  readonly url: string;
  /** ISO 8601 day. */
  readonly date: string | null;
  readonly snippet: string;
  readonly publisher: string;
  /** ISO 3166-1 alpha-2 of the publisher. */
  readonly countryCode: string | null;
  /** ISO 639-1 of the words by which it was categorised. */
  readonly language: string | null;
  /** Categories from `media/categories.ts`. */
  readonly categories: readonly string[];
}

/** Reasons for a listing; classes of politically exposed persons are 1 (highest) to 4. */
export const topicNames = [
  'sanction',
  'warning',
  'fitness_probity',
  'crime',
  'pep-class-1',
  'pep-class-2',
  'pep-class-3',
  'pep-class-4',
  'pep',
  'rca',
] as const;

export type Topic = (typeof topicNames)[number];

export interface Entity {
  /** Key in the source, unique and stable within it. */
  readonly key: string;
  /** Earlier keys in the source: its own, or those of entries that were merged into it. */
  readonly formerKeys?: readonly string[];
  readonly kind: EntityKind;
  readonly names: readonly NameForm[];
  readonly birthdates: readonly PartialDate[];
  readonly deathDates: readonly PartialDate[];
  /**
   * ISO 3166-1 alpha-2: birthplace, citizenship, nationality and residence together. `ZZ` (unknown, as in CLDR) means a
   * country in the source that could not be read: it distinguishes no countries.
   */
  readonly countries: readonly string[];
  /** Texts read as `ZZ`, as the source writes them. */
  readonly unreadCountries?: readonly string[];
  readonly gender: 'male' | 'female' | null;
  readonly identifiers: readonly Identifier[];
  readonly addresses: readonly Address[];
  /** `currency` is the ticker in capitals, XBT written BTC. */
  readonly wallets: readonly { readonly currency: string; readonly address: string }[];
  readonly positions: readonly string[];
  /**
   * Reasons for the listing: a `Topic`, or a word of the source that means none of them, as the source writes it
   * (`sanction.linked`).
   */
  readonly topics: readonly string[];
  readonly programs: readonly string[];
  readonly urls: readonly string[];
  readonly relations: readonly Relation[];
  /** ISO 8601 day on which the source listed it. */
  readonly listedAt: string | null;
  readonly remarks: string | null;
  readonly registration?: Registration;
  readonly article?: Article;
}

const emptyParts: Omit<Entity, 'key' | 'kind' | 'names'> = {
  birthdates: [],
  deathDates: [],
  countries: [],
  gender: null,
  identifiers: [],
  addresses: [],
  wallets: [],
  positions: [],
  topics: [],
  programs: [],
  urls: [],
  relations: [],
  listedAt: null,
  remarks: null,
};

/** Returns an entity with only these members known. */
export const entityOf = (known: Pick<Entity, 'key' | 'kind' | 'names'> & Partial<Entity>): Entity => ({
  ...emptyParts,
  ...known,
  identifiers: (known.identifiers ?? [])
    .filter(({ value }) => !isFiller(value))
    .map((identifier) => ({ ...identifier, scheme: schemeName(identifier.scheme) })),
});

/** Returns a registration with only these members known. */
export const registrationOf = (known: Partial<Registration>): Registration => ({
  status: null,
  legalForm: null,
  formedOn: null,
  authority: null,
  subdivision: null,
  officers: [],
  owners: [],
  phoneNumbers: [],
  websites: [],
  industries: [],
  ...known,
});
