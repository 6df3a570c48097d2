/** Actions for a transaction. */

import { useState } from 'react';
import { OpenCase } from '../../../cases/open-case.tsx';
import type { Transaction } from '../../../client/resources.ts';
import { IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { ChangeStatus, Label, Redact, Simulate, Tags } from './change.tsx';

type Asked = 'status' | 'label' | 'tags' | 'simulate' | 'case' | 'redact';

export function TransactionActions({ transaction }: { readonly transaction: Transaction }) {
  const { transaction: texts, cases } = usePageTexts();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const entry = (id: Asked, label: string): MenuEntry => ({ id, label, onAction: () => setAsked(id) });
  const entries: readonly MenuEntry[] = [
    ...(hasRight('txn.write')
      ? [entry('status', texts.changeStatus), entry('label', texts.setLabel), entry('tags', texts.editTags)]
      : []),
    ...(hasRight('txn.write') && kind === 'sandbox' ? [entry('simulate', texts.simulate)] : []),
    ...(hasRight('case.write') && hasRight('case_template.read') ? [entry('case', cases.open)] : []),
    ...(hasRight('inquiry.redact') ? [{ ...entry('redact', texts.redact), isDanger: true }] : []),
  ];
  if (entries.length === 0) return null;
  const given = { transaction, onClose: () => setAsked(null) };
  return (
    <>
      <Menu label={texts.more} groups={[{ id: 'more', entries }]}>
        <IconButton icon="more" label={texts.more} />
      </Menu>
      {asked === 'status' && <ChangeStatus {...given} />}
      {asked === 'label' && <Label {...given} />}
      {asked === 'tags' && <Tags {...given} />}
      {asked === 'simulate' && <Simulate {...given} />}
      {asked === 'case' && <OpenCase objectIds={[transaction.id]} onClose={given.onClose} />}
      {asked === 'redact' && <Redact {...given} />}
    </>
  );
}
