/** What can be done with a report. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyReport, CatalogueKind } from '../../../client/reports.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Menu, type MenuEntry } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { EditTags } from './edit-tags.tsx';
import { Redact } from './redact.tsx';

export interface ReportActionsProps {
  readonly report: AnyReport;
  /** Undefined until it is known. */
  readonly kind: CatalogueKind | undefined;
}

/** Does it, says so, and shows the report as it is then. */
function useAct(): (work: () => Promise<unknown>, told?: string) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const sentenceOf = useSentenceOf();
  return async (work, told) => {
    try {
      await work();
      if (told !== undefined) toast('good', told);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    await queries.invalidateQueries({ queryKey: [api.environmentId, 'report'] });
  };
}

export function ReportActions({ report, kind }: ReportActionsProps) {
  const { report: texts } = usePageTexts();
  const api = useApi();
  const hasRight = useHasRight();
  const act = useAct();
  const [asked, setAsked] = useState<'tags' | 'redact' | null>(null);
  const [isRunning, setRunning] = useState(false);
  const { attributes, id } = report;
  if (attributes['redacted-at'] !== null) return null;
  const post = (action: string) => () => api.post(`/reports/${id}/${action}`);
  const print = () => act(async () => saveFile(`${id}.pdf`, await api.file(`/reports/${id}/print`)));
  const run = async () => {
    setRunning(true);
    await act(post('run'), texts.ran);
    setRunning(false);
  };
  const mayWrite = hasRight('report.write');
  const isMonitored = attributes['is-recurring'];
  const schedule: MenuEntry = isMonitored
    ? { id: 'pause', label: texts.pause, onAction: () => void act(post('pause'), texts.paused) }
    : { id: 'resume', label: texts.resume, onAction: () => void act(post('resume'), texts.resumed) };
  const entries: readonly MenuEntry[] = [
    ...(hasRight('pii.view') ? [{ id: 'print', label: texts.print, onAction: () => void print() }] : []),
    ...(mayWrite ? [{ id: 'tags', label: texts.editTags, onAction: () => setAsked('tags') }] : []),
    ...(mayWrite && kind?.recurs === true ? [schedule] : []),
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
