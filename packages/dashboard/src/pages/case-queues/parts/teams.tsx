/** A list of teams, which share policies. */

import { useState } from 'react';
import {
  type CaseTeam,
  caseStaffMutations,
  nameOfWorker,
  teamsQuery,
  workersQuery,
} from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-queues.module.css';

export function Teams({ mayChange }: { readonly mayChange: boolean }) {
  const { caseQueues: texts } = usePageTexts();
  const language = useLanguage();
  const [edited, setEdited] = useState<CaseTeam | 'new' | null>(null);
  const found = useQuery(teamsQuery(useApi()));
  const make = mayChange && (
    <Button icon="plus" onPress={() => setEdited('new')}>
      {texts.makeTeam}
    </Button>
  );
  return (
    <Card title={texts.teams} help={texts.teamsHelp} actions={make}>
      <QueryView query={found} lines={2} />
      {found.data?.teams.length === 0 && <p>{texts.teamsNone}</p>}
      <ul className={styles['lines']}>
        {found.data?.teams.map((team) => (
          <li key={team.id} className={styles['line']}>
            <span className={styles['grow']}>
              <strong>{team.name}</strong>
              <span className={styles['quiet']}>{countOf(texts.members, team['user-ids'].length, language)}</span>
            </span>
            {mayChange && (
              <Button
                look="plain"
                aria-label={fill(texts.changeOne, { name: team.name })}
                onPress={() => setEdited(team)}
              >
                {texts.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited !== null && <EditTeam team={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface EditTeamProps {
  /** Team to edit; null to create one. */
  readonly team: CaseTeam | null;
  readonly onClose: () => void;
}

function EditTeam({ team, onClose }: EditTeamProps) {
  const { caseQueues: texts, kit } = usePageTexts();
  const api = useApi();
  const { saveTeam } = useMutations(caseStaffMutations);
  const people = useQuery(workersQuery(api));
  const [name, setName] = useState(team?.name ?? '');
  const [ids, setIds] = useState<readonly string[]>(team?.['user-ids'] ?? []);
  const send = async () => {
    await saveTeam(team?.id ?? null, { name: name.trim(), 'user-ids': ids });
    toast('good', texts.saved);
    onClose();
  };
  return (
    <Dialog title={team === null ? texts.makeTeam : texts.change} isOpen onClose={onClose} isDismissable={false}>
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <Field label={texts.name} value={name} onChange={setName} maxLength={100} isRequired autoFocus />
        <CheckboxGroup
          label={texts.people}
          value={ids}
          onChange={setIds}
          choices={(people.data?.people ?? []).map((each) => ({
            value: each['user-id'],
            label: nameOfWorker(each),
          }))}
        />
      </Form>
    </Dialog>
  );
}
