/** One account type: its fields, statuses and relations, changed together and saved at once. */

import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type AccountStatus,
  type AccountTypeSettings,
  accountTypeMutations,
  accountTypeQuery,
  accountTypeSettingsQuery,
} from '../../client/account-types.ts';
import { useQuery } from '../../client/use-query.ts';
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
import { Relations } from './parts/relations.tsx';
import { Statuses } from './parts/statuses.tsx';
import { pairsOf, sidesOf } from './relation-pairs.ts';

export function AccountTypePage() {
  const { accountType: texts } = usePageTexts();
  const { accountTypeId = '' } = useParams({ strict: false }) as { accountTypeId?: string };
  const api = useApi();
  const type = useQuery(accountTypeQuery(api, accountTypeId));
  const settings = useQuery(accountTypeSettingsQuery(api, accountTypeId));
  const fault = type.error ?? settings.error;
  return (
    <Page title={type.data?.data.attributes.name ?? texts.title}>
      <Copyable value={accountTypeId} name={texts.id} />
      {fault !== null && <Fault error={fault} onRetry={() => void type.refetch()} />}
      {fault === null && (type.data === undefined || settings.data === undefined) && <Skeleton lines={10} />}
      {type.data !== undefined && settings.data !== undefined && (
        <Settings
          key={settings.data['updated-at']}
          id={accountTypeId}
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
  readonly settings: AccountTypeSettings;
}

function Settings({ id, name: before, settings }: SettingsProps) {
  const { accountType: texts } = usePageTexts();
  const { change } = useMutations(accountTypeMutations);
  const mayChange = useHasRight()('setting.write');
  const [name, setName] = useState(before);
  const [fields, setFields] = useState(settings['field-schemas']);
  const [statuses, setStatuses] = useState<readonly AccountStatus[]>(settings['account-statuses']);
  const [pairs, setPairs] = useState(() => pairsOf(settings['relation-schemas']));
  const send = async () => {
    await change(id, {
      name: name.trim(),
      'field-schemas': fields,
      'account-statuses': statuses.map(({ accounts: _count, ...status }) => status),
      'relation-schemas': sidesOf(pairs),
    });
    toast('good', texts.saved);
  };
  return (
    <SettingsForm mayChange={mayChange} save={texts.save} onSave={send}>
      <Field label={texts.name} value={name} onChange={setName} maxLength={255} isRequired isDisabled={!mayChange} />
      <Card title={texts.statuses} help={texts.statusesHelp}>
        <Statuses statuses={statuses} mayChange={mayChange} onChange={setStatuses} />
      </Card>
      <Card title={texts.fields} help={texts.fieldsHelp}>
        <FieldList fields={fields} hasIdentifiers mayChange={mayChange} onChange={setFields} />
      </Card>
      <Card title={texts.relations} help={texts.relationsHelp}>
        <Relations pairs={pairs} mayChange={mayChange} onChange={setPairs} />
      </Card>
    </SettingsForm>
  );
}
