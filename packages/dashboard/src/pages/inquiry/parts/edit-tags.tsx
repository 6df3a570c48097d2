/** The tags of an inquiry. */
import { inquiryMutations } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { TagsDialog } from '../../../kit/tags-dialog.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EditTagsProps {
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}

export function EditTags({ inquiry: { id, attributes }, onClose }: EditTagsProps) {
  const { inquiry: texts } = usePageTexts();
  const { setTags } = useMutations(inquiryMutations);
  const save = async (tags: readonly string[]) => {
    await setTags(id, tags);
    toast('good', texts.tagged);
  };
  return <TagsDialog title={texts.tags} tags={attributes.tags} onSave={save} onClose={onClose} />;
}
