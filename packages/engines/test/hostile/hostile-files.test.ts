/** Every kind of hostile file but those that take the decoder seconds, of which there is one for each limit. */
import { describeHostileFiles, isSampled } from './ends-typed.ts';

describeHostileFiles((name, isAgain) => !isAgain && isSampled(name));
