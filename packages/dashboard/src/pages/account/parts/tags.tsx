/** The tags of an account. */
import { accountMutations } from '../../../client/accounts.ts';
import type { Account } from '../../../client/resources.ts';
import { TagsDialog } from '../../../kit/tags-dialog.tsx';

import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface TagsProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function Tags({ account: { id, attributes }, onClose }: TagsProps) {
  const { account: texts } = usePageTexts();
  const { setTags } = useMutations(accountMutations);
  return (
    <TagsDialog title={texts.editTags} tags={attributes.tags} onSave={(tags) => setTags(id, tags)} onClose={onClose} />
  );
}
