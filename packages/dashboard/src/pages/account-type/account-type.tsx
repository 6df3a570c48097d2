/** One account type: its fields, statuses and relations, changed together and saved at once. */

import { useParams } from '@tanstack/react-router';
import {
  type AccountStatus,
  type AccountTypeSettings,
  accountTypeMutations,
  accountTypeQuery,
  accountTypeSettingsQuery,
} from '../../client/account-types.ts';
import type { AccountType } from '../../client/resources.ts';
import { revisionOf } from '../../client/revision.ts';
import { useQuery } from '../../client/use-query.ts';
import { FieldList } from '../../field-schemas/field-list.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Field } from '../../kit/field.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Overtaken } from '../../kit/overtaken.tsx';
import { Page } from '../../kit/page.tsx';
import { SettingsForm } from '../../kit/settings-form.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.tsx';
import { useEditOfSaved } from '../../kit/use-edit-of-saved.ts';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useMutations } from '../../shell/use-mutations.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Relations } from './parts/relations.tsx';
import { Statuses } from './parts/statuses.tsx';
import { pairsOf, type RelationPair, sidesOf } from './relation-pairs.ts';

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
        <Settings key={accountTypeId} type={type.data.data} settings={settings.data} />
      )}
    </Page>
  );
}

interface SettingsProps {
  readonly type: AccountType;
  readonly settings: AccountTypeSettings;
}

interface Typed {
  readonly name: string;
  readonly fields: AccountTypeSettings['field-schemas'];
  readonly statuses: readonly AccountStatus[];
  readonly pairs: readonly RelationPair[];
}

const savedOf = ({ type, settings }: SettingsProps): Typed => ({
  name: type.attributes.name,
  fields: settings['field-schemas'],
  statuses: settings['account-statuses'],
  pairs: pairsOf(settings['relation-schemas']),
});

function Settings({ type, settings }: SettingsProps) {
  const { accountType: texts } = usePageTexts();
  const { change } = useMutations(accountTypeMutations);
  const mayChange = useHasRight()('setting.write');
  const read = { 'created-at': type.attributes['created-at'], 'updated-at': settings['updated-at'] };
  const edit = useEditOfSaved<Typed>(savedOf({ type, settings }), revisionOf(read));
  const { name, fields, statuses, pairs } = edit.typed;
  const set = (next: Partial<Typed>) => edit.setTyped({ ...edit.typed, ...next });
  const send = async () => {
    const given = {
      name: name.trim(),
      'field-schemas': fields,
      'account-statuses': statuses.map(({ accounts: _count, ...status }) => status),
      'relation-schemas': sidesOf(pairs),
    };
    if (await edit.save((revision) => change(type.id, given, revision))) toast('good', texts.saved);
  };
  return (
    <SettingsForm mayChange={mayChange} save={texts.save} onSave={send}>
      <Overtaken {...edit} />
      <LeaveGuard isChanged={mayChange && edit.isChanged} />
      <Field
        label={texts.name}
        value={name}
        onChange={(next) => set({ name: next })}
        maxLength={255}
        isRequired
        isDisabled={!mayChange}
      />
      <Card title={texts.statuses} help={texts.statusesHelp}>
        <Statuses statuses={statuses} mayChange={mayChange} onChange={(next) => set({ statuses: next })} />
      </Card>
      <Card title={texts.fields} help={texts.fieldsHelp}>
        <FieldList fields={fields} hasIdentifiers mayChange={mayChange} onChange={(next) => set({ fields: next })} />
      </Card>
      <Card title={texts.relations} help={texts.relationsHelp}>
        <Relations pairs={pairs} mayChange={mayChange} onChange={(next) => set({ pairs: next })} />
      </Card>
    </SettingsForm>
  );
}
