/** Explanation of a match, in readable lines: the pairs, the remaining words, and the contribution of each term. */
import type { Hit } from '@countersign/screening';

export function explain({ score: { terms }, comparison: { alignment, query, listed } }: Hit): string[] {
  const textOf = (parts: typeof query.parts, places: readonly number[]) =>
    places.map((place) => parts[place]?.text).join(' ');
  const pairs = alignment.pairs.map(
    (pair) =>
      `${textOf(query.parts, pair.query)} = ${textOf(listed.parts, pair.listed)} (${pair.how}, ${pair.similarity.toFixed(2)})`,
  );
  const left = [textOf(query.parts, alignment.leftQuery), textOf(listed.parts, alignment.leftListed)];
  const others = terms
    .filter(({ z }) => z !== 0)
    .map(({ feature, value, z }) => `${feature} ${value.toFixed(2)} → ${z.toFixed(2)}`);
  return [pairs.join('; '), `left over: ${left[0] || 'nothing'} | ${left[1] || 'nothing'}`, others.join('; ')];
}
