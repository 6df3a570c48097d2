/** The hostile files that take the decoder seconds; `npm run accuracy -- hostile` takes as many of all as one likes. */
import { describeHostileFiles, isSampled } from './ends-typed.ts';

describeHostileFiles((name) => !isSampled(name));
