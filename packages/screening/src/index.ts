/**
 * Public interface of the screening engine: takes names and lists, returns ranked and explained matches. No database,
 * network, clock or environment.
 */
export type { Comparison } from './compare/compare-names.ts';
export type { Model, Term } from './compare/score.ts';
export { engineDigest } from './engine-digest.ts';
export {
  type Address,
  type Article,
  type Entity,
  type EntityKind,
  entityOf,
  knownCountries,
  type NameForm,
  type PartialDate,
  type Registration,
  registrationOf,
  type Topic,
  unknownCountry,
} from './entity.ts';
export {
  type Fuzziness,
  fuzzinesses,
  letterRefusal,
  type NameMatching,
  type NameSettings,
  nameMatchings,
  nameRefusal,
  type TypoKind,
} from './gates/name.ts';
export {
  type BirthdateMatching,
  birthdateAgreement,
  birthdateMatchings,
  birthdateRefusal,
  countryAgreement,
  countryRefusal,
  type RecordQuery,
} from './gates/record.ts';
export { type Identifier, isSameIdentifier, unknownScheme } from './identifiers.ts';
export { type MediaCategory, mediaCategories } from './media/category-words.ts';
export { currentModel, models } from './models/index.ts';
export { type Measure, measuresIn, measuresOf } from './models/measures.ts';
export { type AnalysedName, analyse, type NameKind } from './names/analyse.ts';
export { type Hit, liftOfARecord, screenName } from './screen.ts';
export { subjectsLike } from './screen-subjects.ts';
export { buildSegment, createSegmentBuilder, isAskable } from './segment/build.ts';
export { entitiesIdentifiedBy } from './segment/identifier-index.ts';
export { layoutVersion, SegmentBroken } from './segment/layout.ts';
export { openSegment, type Segment } from './segment/open.ts';
export { fold } from './text/fold.ts';
export { foldedName } from './text/folded-name.ts';
export { isUnbroken } from './wallets.ts';
