/** One transaction type: its fields, statuses, relations and settings, changed together and saved at once. */

import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type TransactionTypeSettings,
  transactionTypeMutations,
  transactionTypeQuery,
  transactionTypeSettingsQuery,
} from '../../client/transactions.ts';
import { FieldList } from '../../field-schemas/field-list.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Field } from '../../kit/field.tsx';
import { Page } from '../../kit/page.tsx';
import { SettingsForm } from '../../kit/settings-form.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Facts } from './parts/facts.tsx';
import { Relations } from './parts/relations.tsx';
import { Statuses } from './parts/statuses.tsx';
import { Switches } from './parts/switches.tsx';

export function TransactionTypePage() {
  const { transactionType: texts } = usePageTexts();
  const { transactionTypeId = '' } = useParams({ strict: false }) as { transactionTypeId?: string };
  const api = useApi();
  const type = useQuery(transactionTypeQuery(api, transactionTypeId));
  const settings = useQuery(transactionTypeSettingsQuery(api, transactionTypeId));
  const fault = type.error ?? settings.error;
  return (
    <Page title={type.data?.data.attributes.name ?? texts.title}>
      <Copyable value={transactionTypeId} name={texts.id} />
      {fault !== null && <Fault error={fault} onRetry={() => void type.refetch()} />}
      {fault === null && (type.data === undefined || settings.data === undefined) && <Skeleton lines={10} />}
      {type.data !== undefined && settings.data !== undefined && (
        <Settings
          key={settings.data['updated-at']}
          id={transactionTypeId}
          name={type.data.data.attributes.name}
          settings={settings.data}
        />
      )}
    </Page>
  );
}

interface SettingsProps {
  readonly id: string;
  readonly name: string;
  readonly settings: TransactionTypeSettings;
}

function Settings({ id, name: before, settings }: SettingsProps) {
  const { transactionType: texts } = usePageTexts();
  const { change } = useMutations(transactionTypeMutations);
  const mayChange = useHasRight()('setting.write');
  const [name, setName] = useState(before);
  const [typed, setTyped] = useState(settings);
  const set = (next: Partial<TransactionTypeSettings>) => setTyped({ ...typed, ...next });
  const send = async () => {
    const { 'updated-at': _at, statuses, ...rest } = typed;
    await change(id, {
      ...rest,
      name: name.trim(),
      statuses: statuses.map(({ transactions: _count, ...status }) => status),
    });
    toast('good', texts.saved);
  };
  return (
    <SettingsForm mayChange={mayChange} save={texts.save} onSave={send}>
      <Field label={texts.name} value={name} onChange={setName} maxLength={255} isRequired isDisabled={!mayChange} />
      <Card title={texts.statuses} help={texts.statusesHelp}>
        <Statuses statuses={typed.statuses} mayChange={mayChange} onChange={(statuses) => set({ statuses })} />
      </Card>
      <Card title={texts.fields} help={texts.fieldsHelp}>
        <FieldList
          fields={typed['field-schemas']}
          hasIdentifiers
          mayChange={mayChange}
          onChange={(fields) => set({ 'field-schemas': fields })}
        />
      </Card>
      <Card title={texts.facts} help={texts.factsHelp}>
        <Facts
          facts={typed['fact-fields']}
          fields={typed['field-schemas']}
          mayChange={mayChange}
          onChange={(facts) => set({ 'fact-fields': facts })}
        />
      </Card>
      <Card title={texts.relations} help={texts.relationsHelp}>
        <Relations
          relations={typed['relation-schemas']}
          mayChange={mayChange}
          onChange={(relations) => set({ 'relation-schemas': relations })}
        />
      </Card>
      <Card title={texts.settings}>
        <Switches settings={typed} mayChange={mayChange} onChange={set} />
      </Card>
    </SettingsForm>
  );
}
