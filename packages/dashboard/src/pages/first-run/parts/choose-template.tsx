/** A choice of sandbox template; the first one is preselected. */

import { useState } from 'react';
import type { MadeInquiry } from '../../../client/inquiries.ts';
import { inquiryMutations } from '../../../client/inquiries.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Radios } from '../../../kit/radio.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function ChooseTemplate({ onMade }: { readonly onMade: (made: MadeInquiry) => void }) {
  const { firstRun } = usePageTexts();
  const api = useApi();
  const { make } = useMutations(inquiryMutations);
  const found = useQuery(templateNamesQuery(api));
  const [wanted, setWanted] = useState<string | null>(null);
  const templates = (found.data?.data ?? []).filter(({ attributes }) => attributes.status === 'active');
  const chosen = wanted ?? templates[0]?.id ?? '';
  return (
    <Card title={firstRun.templateTitle}>
      <QueryView query={found} />
      {found.isSuccess && templates.length === 0 && <Notice tone="info">{firstRun.templatesNone}</Notice>}
      {templates.length > 0 && (
        <Form send={firstRun.create} onSend={async () => onMade(await make(chosen))}>
          <Radios
            label={firstRun.templates}
            value={chosen}
            onChange={setWanted}
            choices={templates.map(({ id, attributes }) => ({ value: id, label: attributes.name ?? id }))}
          />
        </Form>
      )}
    </Card>
  );
}
