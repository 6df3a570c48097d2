/** A dialog for the tags of a case, with the reasons offered by its template. */
import { caseMutations } from '../../../client/cases.ts';
import { Button } from '../../../kit/button.tsx';
import { TagsDialog } from '../../../kit/tags-dialog.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

export function EditTags({ work, onClose }: CaseDialogProps) {
  const { case: texts } = usePageTexts();
  const { setTags } = useMutations(caseMutations);
  const reasons = [...new Set(work.statuses.flatMap(({ tags }) => tags))].filter((tag) => !work.tags.includes(tag));
  const save = async (tags: readonly string[]) => {
    await setTags(work.id, tags);
    toast('good', texts.tagged);
  };
  return (
    <TagsDialog title={texts.tags} tags={work.tags} onSave={save} onClose={onClose}>
      {(add) =>
        reasons.length > 0 && (
          <>
            <p>{texts.tagsOffered}</p>
            <div>
              {reasons.map((tag) => (
                <Button key={tag} icon="plus" look="plain" onPress={() => add(tag)}>
                  {tag}
                </Button>
              ))}
            </div>
          </>
        )
      }
    </TagsDialog>
  );
}
