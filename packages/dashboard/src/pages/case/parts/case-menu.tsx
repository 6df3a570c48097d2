/** A menu of further case actions, including those of its template. */
import { type CaseWork, caseMutations } from '../../../client/cases.ts';
import { lookAtFile } from '../../../client/files.ts';
import { saveFile } from '../../../client/save-file.ts';
import { IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { useChange } from '../use-change.ts';
import type { Asked } from './case-dialogs.tsx';

export interface CaseMenuProps {
  readonly work: CaseWork;
  readonly onAsk: (asked: Asked) => void;
}

export function CaseMenu({ work, onAsk }: CaseMenuProps) {
  const { case: texts } = usePageTexts();
  const hasRight = useHasRight();
  const isThere = work['redacted-at'] === null;
  const mayWrite = hasRight('case.write') && isThere;
  const actions = useActions(work);
  const changes = useChangeEntries(work, onAsk);
  const exports = useExports(work.id, hasRight('image.view'));
  const redact: MenuEntry = { id: 'redact', label: texts.redact, isDanger: true, onAction: () => onAsk('redact') };
  const groups = [
    { id: 'actions', title: texts.actions, entries: mayWrite ? actions : [] },
    { id: 'change', entries: isThere ? changes : [] },
    { id: 'export', entries: isThere && hasRight('pii.view') ? exports : [] },
    { id: 'end', entries: isThere && hasRight('inquiry.redact') ? [redact] : [] },
  ].filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu label={texts.more} groups={groups}>
      <IconButton icon="more" label={texts.more} />
    </Menu>
  );
}

function useActions({ id, actions }: CaseWork): MenuEntry[] {
  const { case: texts } = usePageTexts();
  const { runAction } = useMutations(caseMutations);
  const change = useChange();
  return actions.map(({ key, name }) => ({
    id: `action ${key}`,
    label: name,
    icon: 'play',
    onAction: () => void change(() => runAction(id, key), fill(texts.actionDone, { name })),
  }));
}

function useChangeEntries({ id, state, assignee, 'snoozed-until': snoozed }: CaseWork, onAsk: CaseMenuProps['onAsk']) {
  const { case: texts } = usePageTexts();
  const { unassign, snooze } = useMutations(caseMutations);
  const hasRight = useHasRight();
  const change = useChange();
  const mayWrite = hasRight('case.write');
  const isOpen = mayWrite && state !== 'resolved';
  const entry = (asked: Asked, label: string, isOffered: boolean) => ({
    id: asked,
    label,
    isOffered,
    onAction: () => onAsk(asked),
  });
  const offered: readonly (MenuEntry & { readonly isOffered: boolean })[] = [
    entry('assign', texts.assign, hasRight('case.assign')),
    {
      id: 'unassign',
      label: fill(texts.unassign, { name: assignee?.['email-address'] ?? assignee?.id ?? '' }),
      isOffered: hasRight('case.assign') && assignee !== null,
      onAction: () => void change(() => unassign(id), texts.unassigned),
    },
    entry('snooze', texts.snooze, isOpen),
    {
      id: 'wake',
      label: texts.wake,
      isOffered: isOpen && snoozed !== null,
      onAction: () => void change(() => snooze(id, null), texts.woken),
    },
    entry('escalate', texts.escalate, isOpen),
    entry('queue', texts.moveQueue, mayWrite),
    entry('tags', texts.tags, mayWrite),
    entry('attach', texts.attach, mayWrite),
  ];
  return offered.filter((each) => each.isOffered);
}

/** Returns the exports. A file needs a ticket, and a ticket needs the right to view pictures. */
function useExports(id: string, mayLook: boolean): MenuEntry[] {
  const { case: texts } = usePageTexts();
  const api = useApi();
  const language = useLanguage();
  const { export: exportCase } = useMutations(caseMutations);
  const sentenceOf = useSentenceOf();
  const save = async (format: 'json' | 'pdf') => {
    try {
      const { filename, 'file-id': file, document } = await exportCase(id, format, language);
      const asText = () => new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
      saveFile(filename, file === null ? asText() : await lookAtFile(api, file, 'case-export'));
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  return [
    ...(mayLook ? [{ id: 'pdf', label: texts.exportPdf, onAction: () => void save('pdf') }] : []),
    { id: 'json', label: texts.exportJson, onAction: () => void save('json') },
  ];
}
