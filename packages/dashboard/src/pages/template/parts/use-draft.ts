/** Edits of the draft: typed, saved at the revision that was read, and refused with a place for each error. */
import { useState } from 'react';
import { isApiError } from '../../../client/api-error.ts';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { revisionOf } from '../../../client/revision.ts';
import { type Configuration, configurationOf, templateMutations } from '../../../client/templates.ts';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { type EditOfSaved, useEditOfSaved } from '../../../kit/use-edit-of-saved.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { Refused } from '../template-reports.ts';

export interface Draft {
  readonly edit: EditOfSaved<Configuration>;
  readonly refused: Refused;
  readonly isSaving: boolean;
  /** Saves what is typed; returns true on success. Edits are kept either way. */
  readonly save: () => Promise<boolean>;
  /** Stores validation errors for display at their fields; returns false for any other error. */
  readonly refuse: (configuration: Configuration, error: unknown) => boolean;
}

const none: Refused = { entries: [], configuration: null };

export function useDraft(draft: InquiryTemplateVersion): Draft {
  const { template: texts } = usePageTexts();
  const { saveDraft } = useMutations(templateMutations);
  const sentenceOf = useSentenceOf();
  const edit = useEditOfSaved(configurationOf(draft), revisionOf(draft.attributes));
  const [refused, setRefused] = useState<Refused>(none);
  const [isSaving, setSaving] = useState(false);
  const refuse: Draft['refuse'] = (configuration, error) => {
    const isLint = isApiError(error) && error.entries.some(({ pointer }) => pointer !== '');
    if (isLint) setRefused({ entries: error.entries, configuration });
    return isLint;
  };
  const save = async (): Promise<boolean> => {
    const { typed } = edit;
    setSaving(true);
    try {
      const isSaved = await edit.save((revision) => saveDraft(draft.id, typed, revision));
      setRefused(none);
      if (isSaved) toast('good', texts.saved);
      return isSaved;
    } catch (error) {
      if (!refuse(typed, error)) toast('problem', sentenceOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { edit, refused, isSaving, save, refuse };
}
