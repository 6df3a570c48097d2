/** The template's name, whether inquiries may be made of it, and where its flow may stand and lead: for every version, at once. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InquiryTemplate } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { entriesIn } from '../../../kit/entries-in.ts';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Security({ template }: { readonly template: InquiryTemplate }) {
  const { template: texts, templates } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const sentenceOf = useSentenceOf();
  const { attributes, id } = template;
  const mayChange = useHasRight()('inquiry_template.write');
  const [name, setName] = useState(attributes.name);
  const [domains, setDomains] = useState(attributes['embedded-flow-domain-allowlist'].join('\n'));
  const [schemes, setSchemes] = useState(attributes['hosted-flow-redirect-uri-schemes'].join('\n'));
  const isInactive = attributes.status === 'inactive';
  const read = () => queries.invalidateQueries({ queryKey: [api.environmentId, 'inquiry-template'] });
  const send = async () => {
    await api.patch(`/inquiry-templates/${id}`, {
      name: name.trim(),
      'embedded-flow-domain-allowlist': entriesIn(domains),
      'hosted-flow-redirect-uri-schemes': entriesIn(schemes),
    });
    await read();
    toast('good', texts.saved);
  };
  const turn = async () => {
    try {
      await api.post(`/inquiry-templates/${id}/${isInactive ? 'activate' : 'archive'}`);
      await read();
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  const state = isInactive && <Badge>{templates.inactive}</Badge>;
  const fields = (
    <>
      <Field label={templates.columns.name} value={name} onChange={setName} maxLength={255} isRequired />
      <Field label={texts.domains} help={texts.domainsHelp} value={domains} onChange={setDomains} rows={2} />
      <Field label={texts.schemes} help={texts.schemesHelp} value={schemes} onChange={setSchemes} rows={2} />
    </>
  );
  if (!mayChange) return null;
  return (
    <Card title={texts.security} help={texts.securityHelp} actions={state}>
      <Form
        send={texts.saveSecurity}
        onSend={send}
        others={<Button onPress={() => void turn()}>{isInactive ? texts.activate : texts.archive}</Button>}
      >
        {fields}
      </Form>
    </Card>
  );
}
