/** Seeded specimens: made-up people, their documents, their selfies and photographs of them. */
export { DEFAULT_AS_OF, makePerson, type Person, type PersonOptions } from './people.ts';
export { documentPortrait, PORTRAITS } from './portraits.ts';
export { makeRandom, type Random } from './random.ts';
export { POSE_YAW, renderSelfie } from './render-selfie.ts';
export { SPECIMEN_STATES, type SpecimenState, specimenState } from './states.ts';
