/** Hostile files that take the decoder seconds, and more damage; `npm run accuracy -- hostile` runs any number. */
import { describeHostileFiles, isSampled } from './ends-typed.ts';

describeHostileFiles((name, isAgain) => isAgain || !isSampled(name));
