/**
 * The template's name, whether it accepts new inquiries, and the allowed origins and redirects of its flow; changes
 * affect all versions at once.
 */

import { useState } from 'react';
import type { InquiryTemplate } from '../../../client/resources.ts';
import { templateMutations } from '../../../client/templates.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { entriesIn } from '../../../kit/entries-in.ts';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Security({ template }: { readonly template: InquiryTemplate }) {
  const { template: texts, templates } = usePageTexts();
  const { change, activate, archive } = useMutations(templateMutations);
  const sentenceOf = useSentenceOf();
  const { attributes, id } = template;
  const mayChange = useHasRight()('inquiry_template.write');
  const [name, setName] = useState(attributes.name);
  const [domains, setDomains] = useState(attributes['embedded-flow-domain-allowlist'].join('\n'));
  const [schemes, setSchemes] = useState(attributes['hosted-flow-redirect-uri-schemes'].join('\n'));
  const [linksCreate, setLinksCreate] = useState(attributes['client-side-creation']);
  const isInactive = attributes.status === 'inactive';
  const send = async () => {
    await change(id, {
      name: name.trim(),
      'embedded-flow-domain-allowlist': entriesIn(domains),
      'hosted-flow-redirect-uri-schemes': entriesIn(schemes),
      'client-side-creation': linksCreate,
    });
    toast('good', texts.saved);
  };
  const turn = async () => {
    try {
      await (isInactive ? activate(id) : archive(id));
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
      <Checkbox isSelected={linksCreate} onChange={setLinksCreate} help={texts.linksCreateHelp}>
        {texts.linksCreate}
      </Checkbox>
      {attributes['client-side-creation'] && (
        <Copyable value={`${location.origin}/verify?inquiry-template-id=${id}`} name={texts.templateLink} />
      )}
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
