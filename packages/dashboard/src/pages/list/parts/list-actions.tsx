/** Actions for a list that is not archived. */

import { useState } from 'react';
import { kindOfList, type List, listMutations } from '../../../client/lists.ts';
import { ImportLink } from '../../../imports/import-link.tsx';
import { isImportKind } from '../../../imports/kinds.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { AddItem } from './add-item.tsx';
import { Paste } from './paste.tsx';

export function ListActions({ list }: { readonly list: List }) {
  const mayChange = useHasRight()('list.write');
  const kind = kindOfList(list);
  if (list.attributes.status === 'archived') return null;
  return (
    <>
      {isImportKind(kind) && <ImportLink kind={kind} list={list.id} />}
      {mayChange && <Changes list={list} />}
    </>
  );
}

function Changes({ list }: { readonly list: List }) {
  const { list: texts } = usePageTexts();
  const [asked, setAsked] = useState<'add' | 'paste' | 'archive' | null>(null);
  const close = () => setAsked(null);
  const archive = { id: 'archive', label: texts.archive, isDanger: true, onAction: () => setAsked('archive') };
  return (
    <>
      <Button onPress={() => setAsked('paste')}>{texts.paste}</Button>
      <Button look="main" icon="plus" onPress={() => setAsked('add')}>
        {texts.add}
      </Button>
      <Menu label={texts.more} groups={[{ id: 'more', entries: [archive] }]}>
        <IconButton icon="more" label={texts.more} />
      </Menu>
      {asked === 'add' && <AddItem list={list} onClose={close} />}
      {asked === 'paste' && <Paste list={list} onClose={close} />}
      {asked === 'archive' && <Archive id={list.id} onClose={close} />}
    </>
  );
}

function Archive({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { list: texts } = usePageTexts();
  const { archive } = useMutations(listMutations);
  const end = async () => {
    await archive(id);
    toast('good', texts.archivedNow);
  };
  return <ConfirmDialog title={texts.archive} text={texts.archiveText} onConfirm={end} onClose={onClose} />;
}
