/** Names of the kinds of imports in the language of the page. */
import { usePageTexts } from '../texts/use-texts.tsx';
import type { ImportKind } from './kinds.ts';

export function useKindWords(): (kind: ImportKind) => string {
  const { imports, lists } = usePageTexts();
  return (kind) => (kind === 'account' ? imports.accounts : lists.kinds[kind]);
}
