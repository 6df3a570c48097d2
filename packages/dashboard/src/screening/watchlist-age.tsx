/** Age of a watchlist in one word. */
import type { Watchlist } from '../client/resources.ts';
import { Badge } from '../kit/badge.tsx';
import { usePageTexts } from '../texts/use-texts.tsx';

const tones = { current: 'good', old: 'warning', 'too-old': 'problem', missing: 'problem' } as const;

export function WatchlistAge({ age }: { readonly age: Watchlist['attributes']['age'] }) {
  const { watchlists: texts } = usePageTexts();
  return <Badge tone={tones[age]}>{texts.ages[age]}</Badge>;
}
