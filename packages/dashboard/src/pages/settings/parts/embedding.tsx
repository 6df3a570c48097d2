/** Domains whose pages may show every inquiry of the environment in a frame. */

import { useState } from 'react';
import { settingMutations } from '../../../client/settings.ts';
import { Card } from '../../../kit/card.tsx';
import { entriesIn } from '../../../kit/entries-in.ts';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Embedding({ domains }: { readonly domains: readonly string[] }) {
  const { settings: texts } = usePageTexts();
  const { setEmbeddingDomains } = useMutations(settingMutations);
  const mayChange = useHasRight()('setting.write');
  const [entered, setEntered] = useState(domains.join('\n'));
  const send = async () => {
    await setEmbeddingDomains(entriesIn(entered));
    toast('good', texts.embeddingSaved);
  };
  return (
    <Card title={texts.embedding} help={texts.embeddingHelp}>
      {mayChange ? (
        <Form send={texts.embeddingSave} onSend={send}>
          <Field
            label={texts.embeddingDomains}
            help={texts.embeddingDomainsHelp}
            value={entered}
            onChange={setEntered}
            rows={2}
          />
        </Form>
      ) : (
        <p>{domains.length === 0 ? texts.none : domains.join(', ')}</p>
      )}
    </Card>
  );
}
