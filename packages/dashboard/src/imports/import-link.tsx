/** A link to the page that imports a file, for users who may import. */
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../kit/button.tsx';
import { useEnvironment, useHasRight } from '../shell/session.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import type { ImportKind } from './kinds.ts';

export interface ImportLinkProps {
  readonly kind: ImportKind;
  /** Id of the list that gets the items; absent for accounts. */
  readonly list?: string;
}

export function ImportLink(given: ImportLinkProps) {
  const { imports: texts } = usePageTexts();
  const { kind } = useEnvironment();
  if (!useHasRight()('importer.write')) return null;
  return (
    <Link to={`/${kind}/imports/new`} search={given} className={buttonLook()}>
      {texts.importCsv}
    </Link>
  );
}
