/** A menu of further inquiry actions. */

import { useState } from 'react';
import type { Inquiry } from '../../../client/resources.ts';
import { saveFile } from '../../../client/save-file.ts';
import { IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { EditTags } from './edit-tags.tsx';
import { OpenAgain } from './open-again.tsx';
import { Redact } from './redact.tsx';

type Asked = 'link' | 'tags' | 'redact';

const isOpen = (status: string): boolean => status === 'created' || status === 'pending' || status === 'expired';

export function MoreMenu({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const print = usePrint(inquiry.id);
  const { status, 'redacted-at': redactedAt } = inquiry.attributes;
  const isThere = redactedAt === null;
  const offered: readonly (MenuEntry & { readonly isOffered: boolean })[] = [
    {
      id: 'link',
      label: status === 'expired' ? texts.resume : texts.link,
      isOffered: isThere && isOpen(status) && hasRight('inquiry.write'),
      onAction: () => setAsked('link'),
    },
    {
      id: 'tags',
      label: texts.tags,
      isOffered: isThere && hasRight('inquiry.write'),
      onAction: () => setAsked('tags'),
    },
    {
      id: 'print',
      label: texts.print,
      isOffered: isThere && hasRight('verification.read') && hasRight('image.view'),
      onAction: () => void print(),
    },
    {
      id: 'redact',
      label: texts.redact,
      isDanger: true,
      isOffered: isThere && hasRight('inquiry.redact'),
      onAction: () => setAsked('redact'),
    },
  ];
  const entries = offered.filter((each) => each.isOffered);
  if (entries.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <>
      <Menu label={texts.more} groups={[{ id: 'more', entries }]}>
        <IconButton icon="more" label={texts.more} />
      </Menu>
      {asked === 'link' && <OpenAgain inquiry={inquiry} onClose={close} />}
      {asked === 'tags' && <EditTags inquiry={inquiry} onClose={close} />}
      {asked === 'redact' && <Redact inquiry={inquiry} onClose={close} />}
    </>
  );
}

function usePrint(id: string): () => Promise<void> {
  const api = useApi();
  const language = useLanguage();
  const sentenceOf = useSentenceOf();
  return async () => {
    try {
      saveFile(`${id}.pdf`, await api.file(`/inquiries/${id}/print`, language));
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
}
