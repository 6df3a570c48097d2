/** Objects of the case with their state; an inquiry is decided here by its own operation. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Attached, CaseWork } from '../../../client/cases.ts';
import { caseMutations } from '../../../client/cases.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { ReportStatus } from '../../../screening/report-status.tsx';
import { useEnvironment, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';
import { useChange } from '../use-change.ts';
import { pageOf } from './about.tsx';
import { DecideInquiry, type InquiryDecision } from './decide-inquiry.tsx';

type Held = CaseWork['objects'][number];

export interface ObjectsProps {
  readonly work: CaseWork;
  readonly included: readonly Attached[];
}

export function Objects({ work, included }: ObjectsProps) {
  const { case: texts } = usePageTexts();
  return (
    <Card title={texts.objects}>
      {work.objects.length === 0 && <p>{texts.objectsNone}</p>}
      <ul className={styles['lines']}>
        {work.objects.map((held) => (
          <li key={held.id} className={styles['line']}>
            <One held={held} known={included.find(({ id }) => id === held.id)} work={work} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OneProps {
  readonly held: Held;
  /** Attributes of the object; undefined if the user may not read it. */
  readonly known: Attached | undefined;
  readonly work: CaseWork;
}

function One({ held, known, work }: OneProps) {
  const { case: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const names: Readonly<Record<string, string | undefined>> = texts.objectKinds;
  const page = pageOf(held.id);
  const [family = ''] = held.type.split('/');
  return (
    <>
      <span className={styles['grow']}>
        <span className={styles['kind']}>{names[family] ?? texts.objectKinds.other}</span>{' '}
        {page === null ? <code>{held.id}</code> : <Link to={`/${kind}/${page}/${held.id}`}>{nameOf(held, known)}</Link>}
      </span>
      <State family={family} known={known} />
      <Acts held={held} known={known} work={work} />
    </>
  );
}

/** Returns the object's reference id, if it has one, before its id. */
function nameOf({ id }: Held, known: Attached | undefined): string {
  const reference = known?.attributes['reference-id'];
  return typeof reference === 'string' && reference !== '' ? `${reference} · ${id}` : id;
}

function State({ family, known }: { readonly family: string; readonly known: Attached | undefined }) {
  const { case: texts } = usePageTexts();
  if (known === undefined) return null;
  const { status, 'account-status': accountStatus, 'has-match': hasMatch } = known.attributes;
  const said = typeof status === 'string' ? status : accountStatus;
  return (
    <>
      {typeof said === 'string' && <StatusBadge family={family} status={said} />}
      {hasMatch === true && <Badge tone="warning">{texts.match}</Badge>}
    </>
  );
}

function StatusBadge({ family, status }: { readonly family: string; readonly status: string }) {
  const ofInquiry = useStatusWord();
  if (family === 'report') return <ReportStatus status={status} />;
  // Other objects have statuses that the operator named.
  const word = family === 'inquiry' ? ofInquiry(status) : status;
  return <Badge tone={status === 'needs_review' ? 'warning' : 'plain'}>{word}</Badge>;
}

const undecided: readonly string[] = ['created', 'pending', 'completed', 'needs_review', 'failed', 'expired'];

function Acts({ held, known, work }: OneProps) {
  const { case: texts } = usePageTexts();
  const { removeObject } = useMutations(caseMutations);
  const hasRight = useHasRight();
  const change = useChange();
  const [asked, setAsked] = useState<InquiryDecision | null>(null);
  const isThere = work['redacted-at'] === null;
  const mayDecide =
    held.type === 'inquiry' && hasRight('inquiry.decide') && undecided.includes(String(known?.attributes['status']));
  const detach = () => void change(() => removeObject(work.id, held.id), fill(texts.detach, { id: held.id }));
  return (
    <span className={styles['acts']}>
      {mayDecide && (
        <>
          <Button aria-label={fill(texts.approveOne, { id: held.id })} onPress={() => setAsked('approve')}>
            {texts.approve}
          </Button>
          <Button aria-label={fill(texts.declineOne, { id: held.id })} onPress={() => setAsked('decline')}>
            {texts.decline}
          </Button>
        </>
      )}
      {isThere && hasRight('case.write') && (
        <IconButton icon="close" label={fill(texts.detach, { id: held.id })} onPress={detach} />
      )}
      {asked !== null && <DecideInquiry inquiryId={held.id} decision={asked} onClose={() => setAsked(null)} />}
    </span>
  );
}
