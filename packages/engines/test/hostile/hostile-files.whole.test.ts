/** The hostile files that take the decoder seconds, and more damage; `npm run accuracy -- hostile` takes as many of all as one likes. */
import { describeHostileFiles, isSampled } from './ends-typed.ts';

describeHostileFiles((name, isAgain) => isAgain || !isSampled(name));
