/** A form for an assignment policy: its people, its distribution, and when it assigns or removes cases. */

import { useState } from 'react';
import {
  type AssignmentPolicy,
  availabilities,
  caseStaffMutations,
  distributions,
  nameOfWorker,
  type PolicySettings,
  teamsQuery,
  workersQuery,
} from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

const fresh: PolicySettings = {
  distribution: 'round-robin',
  'user-ids': [],
  'case-team-ids': [],
  'most-open': null,
  'assign-when': ['available'],
  'unassign-when': ['unavailable'],
};

const mostCases = 10_000;

/** Parses the maximum; null for no limit, undefined for an invalid number. */
function mostOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const most = Number(typed);
  return Number.isInteger(most) && most >= 1 && most <= mostCases ? most : undefined;
}

export interface EditPolicyProps {
  /** Policy to edit; null to create one. */
  readonly policy: AssignmentPolicy | null;
  readonly onClose: () => void;
}

export function EditPolicy({ policy, onClose }: EditPolicyProps) {
  const { caseQueues: texts, shell, kit } = usePageTexts();
  const { savePolicy } = useMutations(caseStaffMutations);
  const [name, setName] = useState(policy?.name ?? '');
  const [settings, setSettings] = useState(policy?.settings ?? fresh);
  const [most, setMost] = useState(settings['most-open'] === null ? '' : String(settings['most-open']));
  const mostOpen = mostOf(most);
  const set = (change: Partial<PolicySettings>) => setSettings((before) => ({ ...before, ...change }));
  const send = async () => {
    if (mostOpen === undefined) return;
    const changed = { name: name.trim(), settings: { ...settings, 'most-open': mostOpen } };
    await savePolicy(policy?.id ?? null, changed);
    toast('good', texts.saved);
    onClose();
  };
  const ways = availabilities.map((value) => ({ value, label: shell.availabilities[value] }));
  return (
    <Dialog
      title={policy === null ? texts.makePolicy : texts.change}
      isOpen
      onClose={onClose}
      isDismissable={false}
      size="medium"
    >
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.name} value={name} onChange={setName} maxLength={100} isRequired autoFocus />
        <Select
          label={texts.distribution}
          value={settings.distribution}
          onChange={(distribution) => set({ distribution })}
          choices={distributions.map((value) => ({ value, label: texts.distributions[value] }))}
        />
        <People settings={settings} set={set} />
        <Field
          label={texts.mostOpen}
          help={texts.mostOpenHelp}
          value={most}
          onChange={setMost}
          inputMode="numeric"
          {...(mostOpen === undefined ? { problem: texts.mostOpenWrong } : {})}
        />
        <CheckboxGroup
          label={texts.assignWhen}
          value={settings['assign-when']}
          onChange={(when) => set({ 'assign-when': when })}
          choices={ways}
        />
        <CheckboxGroup
          label={texts.unassignWhen}
          value={settings['unassign-when']}
          onChange={(when) => set({ 'unassign-when': when })}
          choices={ways}
        />
      </Form>
    </Dialog>
  );
}

interface PeopleProps {
  readonly settings: PolicySettings;
  readonly set: (change: Partial<PolicySettings>) => void;
}

/** The people and the teams that get the cases. */
function People({ settings, set }: PeopleProps) {
  const { caseQueues: texts } = usePageTexts();
  const api = useApi();
  const people = useQuery(workersQuery(api));
  const teams = useQuery(teamsQuery(api));
  return (
    <>
      <CheckboxGroup
        label={texts.people}
        value={settings['user-ids']}
        onChange={(ids) => set({ 'user-ids': ids })}
        choices={(people.data?.people ?? []).map((each) => ({
          value: each['user-id'],
          label: nameOfWorker(each),
        }))}
      />
      {(teams.data?.teams.length ?? 0) > 0 && (
        <CheckboxGroup
          label={texts.teams}
          value={settings['case-team-ids']}
          onChange={(ids) => set({ 'case-team-ids': ids })}
          choices={(teams.data?.teams ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
    </>
  );
}
