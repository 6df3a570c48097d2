/** A dialog that creates a template with a publishable draft: a document with a portrait, then a face. */
import { useQueryClient } from '@tanstack/react-query';
import { catalogueQuery, templateMutations } from '../../../client/templates.ts';
import { NameDialog } from '../../../kit/name-dialog.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface MakeTemplateProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function MakeTemplate({ onClose, onMade }: MakeTemplateProps) {
  const { templates: texts } = usePageTexts();
  const api = useApi();
  const { make } = useMutations(templateMutations);
  const queries = useQueryClient();
  const send = async (name: string) => onMade(await make(name, await queries.ensureQueryData(catalogueQuery(api))));
  return (
    <NameDialog title={texts.make} label={texts.columns.name} help={texts.makeHelp} onMake={send} onClose={onClose} />
  );
}
