/** Every kind of hostile file except those that take the decoder seconds: of these, one per limit. */
import { describeHostileFiles, isSampled } from './ends-typed.ts';

describeHostileFiles((name, isAgain) => !isAgain && isSampled(name));
