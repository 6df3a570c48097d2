/** Actions for an account. */

import { useState } from 'react';
import type { Account } from '../../../client/resources.ts';
import { IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { Merge } from './merge.tsx';
import { Redact } from './redact.tsx';
import { Tags } from './tags.tsx';

type Asked = 'tags' | 'merge' | 'redact';

export function AccountActions({ account }: { readonly account: Account }) {
  const { account: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (account.attributes['redacted-at'] !== null) return null;
  const ask = (what: Asked) => () => setAsked(what);
  const entries: readonly MenuEntry[] = [
    ...(hasRight('account.write')
      ? [
          { id: 'tags', label: texts.editTags, onAction: ask('tags') },
          { id: 'merge', label: texts.merge, onAction: ask('merge') },
        ]
      : []),
    ...(hasRight('inquiry.redact')
      ? [{ id: 'redact', label: texts.redact, isDanger: true, onAction: ask('redact') }]
      : []),
  ];
  if (entries.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <>
      <Menu label={texts.more} groups={[{ id: 'more', entries }]}>
        <IconButton icon="more" label={texts.more} />
      </Menu>
      {asked === 'tags' && <Tags account={account} onClose={close} />}
      {asked === 'merge' && <Merge account={account} onClose={close} />}
      {asked === 'redact' && <Redact account={account} onClose={close} />}
    </>
  );
}
