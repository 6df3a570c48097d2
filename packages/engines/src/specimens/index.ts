/** Seeded specimens: made-up people, their documents, their selfies and photographs of them. */

export { composeFilm, type FilmOptions } from './compose-film.ts';
export { IDENTITY_CARD_ISSUERS, type IdentityCardIssuer, identityCardIssuer } from './identity-card-issuers.ts';
export { licenceText } from './licence-text.ts';
export { identityCardLines, passportLines } from './mrz-lines.ts';
export { DEFAULT_AS_OF, makePerson, type Person, type PersonOptions } from './people.ts';
export {
  PHOTOGRAPH_LEVELS,
  type PhotographConditions,
  type PhotographLevel,
  type PhotographOptions,
  photograph,
} from './photograph.ts';
export { documentPortrait, PORTRAITS } from './portraits.ts';
export { makeRandom, type Random } from './random.ts';
export { type IdentityCardOptions, renderIdentityCard } from './render-identity-card.ts';
export { type LicenceOptions, renderLicence } from './render-licence.ts';
export { type PassportOptions, renderPassport } from './render-passport.ts';
export { POSE_YAW, renderSelfie } from './render-selfie.ts';
export { SPECIMEN_STATES, type SpecimenState, specimenState } from './states.ts';
