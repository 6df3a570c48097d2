/** Editor of one transaction type: its fields, statuses, relations and settings, saved together. */

import { useParams } from '@tanstack/react-router';
import {
  type TransactionTypeSettings,
  transactionTypeMutations,
  transactionTypeSettingsQuery,
} from '../../client/transactions.ts';
import { useQuery } from '../../client/use-query.ts';
import { FieldList } from '../../field-schemas/field-list.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Field } from '../../kit/field.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Overtaken } from '../../kit/overtaken.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { SettingsForm } from '../../kit/settings-form.tsx';
import { toast } from '../../kit/toast.tsx';
import { useEditOfSaved } from '../../kit/use-edit-of-saved.ts';
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
  const settings = useQuery(transactionTypeSettingsQuery(useApi(), transactionTypeId));
  return (
    <Page title={settings.data?.name ?? texts.title}>
      <Copyable value={transactionTypeId} name={texts.id} />
      <QueryView query={settings} lines={10}>
        {(known) => <Settings key={transactionTypeId} id={transactionTypeId} settings={known} />}
      </QueryView>
    </Page>
  );
}

interface SettingsProps {
  readonly id: string;
  readonly settings: TransactionTypeSettings;
}

/** Returns the settings as they are sent, without what only the server knows. */
function givenOf({ 'updated-at': _at, revision: _read, name, statuses, ...rest }: TransactionTypeSettings) {
  return { ...rest, name: name.trim(), statuses: statuses.map(({ transactions: _count, ...status }) => status) };
}

function Settings({ id, settings }: SettingsProps) {
  const { transactionType: texts } = usePageTexts();
  const { change } = useMutations(transactionTypeMutations);
  const mayChange = useHasRight()('setting.write');
  const edit = useEditOfSaved(settings, settings.revision);
  const { typed, setTyped, save } = edit;
  const set = (next: Partial<TransactionTypeSettings>) => setTyped({ ...typed, ...next });
  const send = async () => {
    const given = givenOf(typed);
    const isSaved = await save(async (revision) => (await change(id, given, revision)).data.attributes.revision);
    if (isSaved) toast('good', texts.saved);
  };
  return (
    <SettingsForm mayChange={mayChange} save={texts.save} onSave={send}>
      <Overtaken {...edit} />
      <LeaveGuard isChanged={mayChange && edit.isChanged} />
      <Field
        label={texts.name}
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={255}
        isRequired
        isDisabled={!mayChange}
      />
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
