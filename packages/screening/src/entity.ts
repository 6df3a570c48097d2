/**
 * Entities that watchlists name, in one shape for every source (after FollowTheMoney, so that its data map one to one).
 */
import { isFiller, schemeName } from './identifiers.ts';

export const entityKindNames = ['person', 'organization', 'vessel', 'aircraft', 'other'] as const;

export type EntityKind = (typeof entityKindNames)[number];

/** Day and month are null where the source says only the year. */
interface DatePoint {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

/** A date as precise as the source says it. */
export interface PartialDate extends DatePoint {
  /** Said to be about then. */
  readonly circa: boolean;
  /** The last that it may be, where the source says between which it is: the others are then the first. */
  readonly to?: DatePoint;
}

/** CLDR's code for a region that is not known, which no country will ever have (ISO 3166-1 leaves it to users). */
export const unknownCountry = 'ZZ';

/** Returns the countries to show: those that could be read. */
export const knownCountries = ({ countries }: { readonly countries: readonly string[] }): string[] =>
  countries.filter((code) => code !== unknownCountry);

export interface NameForm {
  readonly value: string;
  readonly type: 'primary_name' | 'aka' | 'former';
  /** Weak where the source itself says that it is a poor clue. */
  readonly quality: 'strong' | 'weak';
}

export interface Identifier {
  /** `passport`, `tax-number`, `lei`, `imo` …, or what the source calls it. */
  readonly scheme: string;
  readonly value: string;
  /** ISO 3166-1 alpha-2 of who issued it. */
  readonly country: string | null;
}

export interface Address {
  /** Whole address as the source writes it. */
  readonly full: string;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** The others in parts, where the source parts them. */
  readonly street1?: string | null;
  readonly street2?: string | null;
  readonly subdivision?: string | null;
  readonly postalCode?: string | null;
}

export interface Relation {
  /** `family`, `associate`, `owner` …, as the source says. */
  readonly type: string;
  readonly name: string | null;
  /** Key of the other one within the source; null where it is only named. */
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
  /** Part of the country that it was formed in. */
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
  /** ISO 639-1 of the words that it was sorted by. */
  readonly language: string | null;
  /** Categories from `media/categories.ts`. */
  readonly categories: readonly string[];
}

/** Reason for the listing; classes of politically exposed persons are 1 (highest) to 4. */
export type Topic =
  | 'sanction'
  | 'warning'
  | 'fitness_probity'
  | 'crime'
  | 'pep-class-1'
  | 'pep-class-2'
  | 'pep-class-3'
  | 'pep-class-4'
  | 'pep'
  | 'rca';

export interface Entity {
  /** Key in the source, unique and stable within it. */
  readonly key: string;
  /** Keys that the source had for it before: its own, or those of entries that were merged into it. */
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
  readonly topics: readonly Topic[];
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

/** An entity of which only this is known. */
export const entityOf = (known: Pick<Entity, 'key' | 'kind' | 'names'> & Partial<Entity>): Entity => ({
  ...emptyParts,
  ...known,
  identifiers: (known.identifiers ?? [])
    .filter(({ value }) => !isFiller(value))
    .map((identifier) => ({ ...identifier, scheme: schemeName(identifier.scheme) })),
});

/** A registration of which only this is known. */
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
