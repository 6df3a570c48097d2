/** Actions for a report. */

import { useState } from 'react';
import type { AnyReport, CatalogueKind } from '../../../client/reports.ts';
import { reportMutations } from '../../../client/reports.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { EditTags } from './edit-tags.tsx';
import { Redact } from './redact.tsx';

export interface ReportActionsProps {
  readonly report: AnyReport;
  /** Kind of the report; undefined until loaded. */
  readonly kind: CatalogueKind | undefined;
}

/** Returns a function that runs an action and shows its success or its error. */
function useDone(): (work: () => Promise<unknown>, told?: string) => Promise<void> {
  const sentenceOf = useSentenceOf();
  return async (work, told) => {
    try {
      await work();
      if (told !== undefined) toast('good', told);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
}

export function ReportActions({ report, kind }: ReportActionsProps) {
  const { report: texts } = usePageTexts();
  const api = useApi();
  const language = useLanguage();
  const { act } = useMutations(reportMutations);
  const hasRight = useHasRight();
  const done = useDone();
  const [asked, setAsked] = useState<'tags' | 'redact' | null>(null);
  const [isRunning, setRunning] = useState(false);
  const { attributes, id } = report;
  if (attributes['redacted-at'] !== null) return null;
  const print = () => done(async () => saveFile(`${id}.pdf`, await api.file(`/reports/${id}/print`, language)));
  const run = async () => {
    setRunning(true);
    await done(() => act(id, 'run'), texts.ran);
    setRunning(false);
  };
  const mayWrite = hasRight('report.write');
  const isMonitored = attributes['is-recurring'];
  const schedule: MenuEntry = isMonitored
    ? { id: 'pause', label: texts.pause, onAction: () => void done(() => act(id, 'pause'), texts.paused) }
    : { id: 'resume', label: texts.resume, onAction: () => void done(() => act(id, 'resume'), texts.resumed) };
  const entries: readonly MenuEntry[] = [
    ...(hasRight('pii.view') ? [{ id: 'print', label: texts.print, onAction: () => void print() }] : []),
    ...(mayWrite ? [{ id: 'tags', label: texts.editTags, onAction: () => setAsked('tags') }] : []),
    ...(hasRight('report.pause') && kind?.recurs === true ? [schedule] : []),
    ...(hasRight('inquiry.redact')
      ? [{ id: 'redact', label: texts.redact, isDanger: true, onAction: () => setAsked('redact') }]
      : []),
  ];
  return (
    <>
      {mayWrite && kind?.recurs === true && (
        <Button icon="refresh" isPending={isRunning} onPress={() => void run()}>
          {texts.run}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu label={texts.more} groups={[{ id: 'more', entries }]}>
          <IconButton icon="more" label={texts.more} />
        </Menu>
      )}
      {asked === 'tags' && <EditTags report={report} onClose={() => setAsked(null)} />}
      {asked === 'redact' && <Redact report={report} onClose={() => setAsked(null)} />}
    </>
  );
}
