/** Page that imports a CSV file: accounts, or items of one list. */

import { everyListQuery, kindOfList, type List } from '../../client/lists.ts';
import { useQuery } from '../../client/use-query.ts';
import { type ImportKind, importKinds, isImportKind } from '../../imports/kinds.ts';
import { useKindWords } from '../../imports/use-kind-words.ts';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Select } from '../../kit/select.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Columns } from './parts/columns.tsx';
import { SendFile } from './parts/send-file.tsx';

/** Returns the kind in the address, and a function that replaces it; the list in the address is of another kind then. */
function useKind(): readonly [ImportKind, (kind: ImportKind) => void] {
  const [{ kind = '' }, setFilter] = useFilter();
  return [isImportKind(kind) ? kind : 'account', (next) => setFilter({ kind: next, list: '' })];
}

const receives =
  (kind: ImportKind) =>
  (list: List): boolean =>
    kindOfList(list) === kind && list.attributes.status === 'active';

export function ImportFilePage() {
  const { importFile: texts } = usePageTexts();
  const wordsOf = useKindWords();
  const mayReadLists = useHasRight()('list.read');
  const lists = useQuery({ ...everyListQuery(useApi()), enabled: mayReadLists });
  const [kind, setKind] = useKind();
  return (
    <Page title={texts.title} text={texts.text} isNarrow>
      <Card title={texts.what}>
        <Select
          label={texts.kind}
          help={kind === 'account' ? texts.accountHelp : texts.itemHelp}
          value={kind}
          onChange={setKind}
          choices={importKinds
            .filter((each) => mayReadLists || each === 'account')
            .map((value) => ({ value, label: wordsOf(value) }))}
        />
        <Columns kind={kind} />
      </Card>
      <Card title={texts.sendTitle}>
        {kind === 'account' ? (
          <SendFile key={kind} kind={kind} lists={null} />
        ) : (
          <QueryView query={lists}>
            {(all) => <SendFile key={kind} kind={kind} lists={all.filter(receives(kind))} />}
          </QueryView>
        )}
      </Card>
    </Page>
  );
}
