/** One event: its payload, and the differences between two API versions. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type EventObject, eventInVersionQuery, objectOf } from '../../../client/events.ts';
import type { Event } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { JsonText } from '../../../kit/json-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../events.module.css';
import { Differences } from './differences.tsx';

export interface OneEventProps {
  readonly id: string;
  /** API versions, newest first. */
  readonly versions: readonly string[];
  readonly onClose: () => void;
}

const none = 'none';

export function OneEvent({ id, versions, onClose }: OneEventProps) {
  const { events: texts } = usePageTexts();
  const api = useApi();
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState(none);
  const version = chosen === '' ? (versions[0] ?? '') : chosen;
  const found = useQuery(eventInVersionQuery(api, id, version));
  const compared = useQuery({ ...eventInVersionQuery(api, id, other), enabled: other !== none });
  const event = found.data?.data;
  const choices = versions.map((value) => ({ value, label: value }));
  return (
    <Dialog title={event?.attributes.name ?? texts.one} isOpen onClose={onClose} size="large">
      <QueryView query={found} lines={6} />
      {event !== undefined && (
        <>
          <Facts event={event} />
          {event.attributes['redacted-at'] !== null && <Notice tone="info">{texts.redacted}</Notice>}
          <div className={styles['bar']}>
            <Select label={texts.version} value={version} onChange={setChosen} choices={choices} />
            <Select
              label={texts.compare}
              value={other}
              onChange={setOther}
              choices={[{ value: none, label: texts.compareNone }, ...choices.filter(({ value }) => value !== version)]}
            />
          </div>
          {other === none && <JsonText value={event} name={texts.payload} />}
          {other !== none && compared.isPending && <Skeleton lines={6} />}
          {other !== none && compared.isError && (
            <Fault error={compared.error} onRetry={() => void compared.refetch()} />
          )}
          {other !== none && compared.data !== undefined && (
            <Differences
              from={compared.data.data}
              to={event}
              title={fill(texts.differences, { from: other, to: version })}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function Facts({ event }: { readonly event: Event }) {
  const { events: texts } = usePageTexts();
  const object = objectOf(event);
  return (
    <dl className={styles['facts']}>
      <dt>{texts.columns.at}</dt>
      <dd>
        <Time value={event.attributes['created-at']} />
      </dd>
      <dt>{texts.columns.object}</dt>
      <dd>
        <ObjectLink object={object} />
      </dd>
      <dt>{texts.id}</dt>
      <dd>
        <Copyable value={event.id} name={texts.id} />
      </dd>
    </dl>
  );
}

/** Links to the page of the event's object, if it has one. */
function ObjectLink({ object: { type, id } }: { readonly object: EventObject }) {
  const { kind } = useEnvironment();
  if (type === 'inquiry') return <Link to={`/${kind}/inquiries/${id}`}>{id}</Link>;
  if (type === 'account') return <Link to={`/${kind}/accounts/${id}`}>{id}</Link>;
  if (type === 'webhook') return <Link to={`/${kind}/webhooks/${id}`}>{id}</Link>;
  return <code>{id}</code>;
}
