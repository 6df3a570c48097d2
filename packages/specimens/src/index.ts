/** Seeded specimens: synthetic people, their documents and selfies, and photographs and forgeries of them. */

export { drawClutter } from './clutter.ts';
export { composeFilm, type FilmOptions } from './compose-film.ts';
export { type FontName, textPath } from './fonts.ts';
export { drawOver } from './forge-bill.ts';
export {
  drawIdentityCardBack,
  drawLicenceFront,
  drawTravelPage,
  photograph,
  renderLicence,
  renderPassport,
  renderSelfie,
  renderTurnedHead,
  renderTurns,
  retouchPhotograph,
} from './kept-drawings.ts';
export { CARD_WIDTH as LICENCE_WIDTH } from './licence-layout.ts';
export { licenceText } from './licence-text.ts';
export { makeSpecimen } from './make-specimen.ts';
export { DEFAULT_AS_OF, makePerson, type Person, type PersonOptions } from './people.ts';
export {
  PHOTOGRAPH_LEVELS,
  type PhotographConditions,
  type PhotographLevel,
  type PhotographOptions,
} from './photograph.ts';
export { planSpecimens, type SpecimenPlan } from './plan-specimens.ts';
export { documentPortrait, PORTRAITS } from './portraits.ts';
export { drawPrinter, printOnPaper } from './print-on-paper.ts';
export { fieldBox } from './printed-field.ts';
export { makeRandom, type Random } from './random.ts';
export { cardCode } from './render-identity-card.ts';
export {
  inventoryNumber,
  type LicenceOptions,
  licenceModule,
} from './render-licence.ts';
export type { PassportOptions } from './render-passport.ts';
export { POSE_YAW } from './render-selfie.ts';
export {
  drawTurnedHead,
  TURN_KINDS,
  TURN_LAYOUT,
  type TurnKind,
  type TurnOptions,
  type TurnSpecimen,
} from './render-turns.ts';
export { drawDisplay, showOnScreen } from './show-on-screen.ts';
export {
  FORGERIES,
  type Forgery,
  type Specimen,
  type SpecimenKind,
  type SpecimenRequest,
  type SpecimenTruth,
} from './specimen.ts';
export { specimenState } from './states.ts';
export { swapPortrait } from './tamper.ts';
export { makeTravelDocument, type TravelDocument, unitedStatesPassport } from './travel-document.ts';
export { makeUtilityBill } from './utility-bill.ts';
export { WEAR, type Wear, wearOnFace } from './wear-on-face.ts';
