/**
 * Cost of a given text for the picture of a line, from the recognition network's probabilities of that text instead of
 * the likeliest one (CTC alignment, A. Graves et al., 2006, in its Viterbi form).
 */
import type { NetworkOutput } from './sessions.ts';

/** Folds a character for comparison; an empty string for one that may be anywhere or missing. */
export type Folding = (character: string) => string;

/** Probability below which the output of the network is only noise. */
const LEAST_PROBABILITY = 1e-6;

/** Classes of the alphabet by their folding; the blank and everything with an empty folding are under ''. */
export type FoldedAlphabet = ReadonlyMap<string, readonly number[]>;

export function foldAlphabet(alphabet: readonly string[], fold: Folding): FoldedAlphabet {
  const classes = new Map<string, number[]>([['', [0]]]);
  for (const [index, character] of alphabet.entries()) {
    if (index === 0) continue;
    const folded = fold(character);
    const known = classes.get(folded);
    if (known) known.push(index);
    else classes.set(folded, [index]);
  }
  return classes;
}

/** Returns for every step the cost, in nats, of the symbol instead of the likeliest one. */
function costsOf(output: NetworkOutput, classes: readonly number[], best: Float64Array): Float64Array {
  const count = output.dims[2] ?? 0;
  return best.map((top, step) => {
    let sum = 0;
    for (const index of classes) sum += output.data[step * count + index] ?? 0;
    return Math.max(Math.log(top) - Math.log(Math.max(sum, LEAST_PROBABILITY)), 0);
  });
}

function bestOfSteps(output: NetworkOutput): Float64Array {
  const [steps, count] = [output.dims[1] ?? 0, output.dims[2] ?? 0];
  return Float64Array.from({ length: steps }, (_, step) => {
    let best = LEAST_PROBABILITY;
    for (let index = 0; index < count; index += 1) best = Math.max(best, output.data[step * count + index] ?? 0);
    return best;
  });
}

/**
 * Returns the least cost of the symbols somewhere in the line, from their costs and those of the blank at every step.
 */
function align(symbols: readonly Float64Array[], repeats: readonly boolean[], blank: Float64Array): number {
  // States 0, 2, 4, … are blanks between the symbols 1, 3, 5, …
  const last = 2 * symbols.length;
  let column = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY);
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < blank.length; step += 1) {
    const next = new Float64Array(last + 1);
    for (let state = 0; state <= last; state += 1) {
      const at = (state - 1) / 2;
      // The text may begin at any step.
      let from = Math.min(column[state] ?? 0, state <= 1 ? 0 : (column[state - 1] ?? 0));
      if (state % 2 === 1 && at > 0 && !repeats[at]) from = Math.min(from, column[state - 2] ?? 0);
      next[state] = from + ((state % 2 === 1 ? symbols[at] : blank)?.[step] ?? 0);
    }
    column = next;
    least = Math.min(least, column[last] ?? least, column[last - 1] ?? least);
  }
  return least;
}

/**
 * Returns the cost, in nats, of the folded symbols somewhere in the line instead of the likeliest ones: 0 if they are
 * the ones read, about 10 for every character that is clearly different. Infinite for more symbols than steps.
 */
export type Weigh = (symbols: readonly string[]) => number;

/** Returns a function that weighs texts against one output of the network; many texts cost little more than one. */
export function weighing(output: NetworkOutput, alphabet: FoldedAlphabet): Weigh {
  const best = bestOfSteps(output);
  const known = new Map<string, Float64Array>();
  const costs = (symbol: string): Float64Array => {
    const cached = known.get(symbol) ?? costsOf(output, alphabet.get(symbol) ?? [], best);
    known.set(symbol, cached);
    return cached;
  };
  return (symbols) => {
    const repeats = symbols.map((symbol, index) => symbol === symbols[index - 1]);
    return symbols.length === 0 ? 0 : align(symbols.map(costs), repeats, costs(''));
  };
}
