/** The face of the screening engine: names and lists in, ranked and explained matches out. No database, network, clock or environment. */
export type { Entity, EntityKind, NameForm, PartialDate, Topic } from './entity.ts';
export {
  type Fuzziness,
  fuzzinesses,
  type NameMatching,
  type NameSettings,
  nameMatchings,
  nameRefusal,
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
export { currentModel, models } from './models/index.ts';
export { type AnalysedName, analyse, type NameKind } from './names/analyse.ts';
export { type Hit, screenName } from './screen.ts';
export { buildSegment, createSegmentBuilder } from './segment/build.ts';
export { layoutVersion, SegmentBroken } from './segment/layout.ts';
export { openSegment, type Segment } from './segment/open.ts';
