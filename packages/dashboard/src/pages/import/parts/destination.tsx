/** A link to what the import fills: its list, or the accounts. */

import { Link } from '@tanstack/react-router';
import type { Importer } from '../../../client/importers.ts';
import { listQuery } from '../../../client/lists.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Destination({ importer }: { readonly importer: Importer }) {
  const { import: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  const listId = importer.attributes['list-id'];
  if (listId !== null) return hasRight('list.read') ? <ToList id={listId} /> : null;
  return hasRight('account.read') ? <Link to={`/${kind}/accounts`}>{texts.toAccounts}</Link> : null;
}

function ToList({ id }: { readonly id: string }) {
  const { import: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const list = useQuery(listQuery(useApi(), id)).data?.data;
  return (
    <Link to={`/${kind}/lists/${id}`}>
      {list === undefined ? texts.toList : fill(texts.toListNamed, { name: list.attributes.name })}
    </Link>
  );
}
