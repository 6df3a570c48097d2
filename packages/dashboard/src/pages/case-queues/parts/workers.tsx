/** Case workers with their availability and number of open cases. */

import {
  type Availability,
  availabilities,
  caseStaffMutations,
  nameOfWorker,
  type Worker,
  workersQuery,
} from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge, type BadgeTone } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-queues.module.css';

const tones: Readonly<Record<Availability, BadgeTone>> = { available: 'good', busy: 'warning', unavailable: 'plain' };

export function Workers({ mayChange }: { readonly mayChange: boolean }) {
  const { caseQueues: texts, shell } = usePageTexts();
  const language = useLanguage();
  const found = useQuery(workersQuery(useApi()));
  return (
    <Card title={texts.who} help={texts.whoHelp}>
      <QueryView query={found} lines={3} />
      <ul className={styles['lines']}>
        {found.data?.people.map((person) => (
          <li key={person['user-id']} className={styles['line']}>
            <span className={styles['grow']}>{nameOfWorker(person)}</span>
            <span className={styles['number']}>{countOf(texts.open, person.open, language)}</span>
            <Badge tone={tones[person.availability]}>{shell.availabilities[person.availability]}</Badge>
            {mayChange && <Change person={person} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Change({ person }: { readonly person: Worker }) {
  const { caseQueues: texts, shell } = usePageTexts();
  const language = useLanguage();
  const { setAvailability } = useMutations(caseStaffMutations);
  const sentenceOf = useSentenceOf();
  const set = async (availability: Availability) => {
    try {
      const moved = await setAvailability(availability, person['user-id']);
      toast('good', moved > 0 ? countOf(shell.availabilityMoved, moved, language) : texts.saved);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  const label = fill(texts.availabilityOf, { name: nameOfWorker(person) });
  const entries = availabilities.map((id) => ({
    id,
    label: shell.availabilities[id],
    onAction: () => void set(id),
  }));
  return (
    <Menu label={label} groups={[{ id: 'availability', entries, chosen: person.availability }]}>
      <Button look="plain" aria-label={label}>
        {texts.change}
      </Button>
    </Menu>
  );
}
