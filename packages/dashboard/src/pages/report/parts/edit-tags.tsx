/** The tags of a report. */

import type { AnyReport } from '../../../client/reports.ts';
import { reportMutations } from '../../../client/reports.ts';
import { TagsDialog } from '../../../kit/tags-dialog.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EditTagsProps {
  readonly report: AnyReport;
  readonly onClose: () => void;
}

export function EditTags({ report: { id, attributes }, onClose }: EditTagsProps) {
  const { report: texts } = usePageTexts();
  const { setTags } = useMutations(reportMutations);
  const save = async (tags: readonly string[]) => {
    await setTags(id, tags);
    toast('good', texts.tagged);
  };
  return <TagsDialog title={texts.tags} tags={attributes.tags} onSave={save} onClose={onClose} />;
}
