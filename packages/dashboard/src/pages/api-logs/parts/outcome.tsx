/** Facts of one request: its outcome, and the errors that the client was told. */
import type { ApiLog } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { toneOf } from '../status-tone.ts';
import { useDuration } from '../use-duration.ts';
import { versionOf } from '../version-of.ts';

export interface OutcomeProps {
  readonly log: ApiLog;
  /** Returns the name of a key, or its id if that is unknown. */
  readonly nameOf: (keyId: string) => string;
}

export function Outcome({ log, nameOf }: OutcomeProps) {
  const { apiLogs: texts } = usePageTexts();
  const durationOf = useDuration();
  const { attributes } = log;
  const { request, response, 'api-key-id': keyId } = attributes;
  const facts = [
    [texts.columns.request, <code key="request">{`${request.method} ${request.path}`}</code>],
    [
      texts.columns.status,
      <Badge key="status" tone={toneOf(response.status)}>
        {String(response.status)}
      </Badge>,
    ],
    [texts.key, keyId === null ? texts.notRecorded : nameOf(keyId)],
    [texts.duration, durationOf(attributes['duration-ms'])],
    [texts.columns.version, versionOf(attributes) ?? texts.notRecorded],
    [texts.columns.at, <Time key="at" value={attributes['created-at']} />],
    [texts.address, request['ip-address']],
    [texts.id, <Copyable key="id" value={log.id} name={texts.id} />],
  ] as const;
  return (
    <>
      <Errors log={log} />
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Errors({ log: { attributes } }: Pick<OutcomeProps, 'log'>) {
  const { apiLogs: texts } = usePageTexts();
  const { errors, response } = attributes;
  if (response.status < 400) return null;
  if (errors === null) return <Notice tone="info">{texts.errorNotRecorded}</Notice>;
  return errors.map(({ code, title, details, pointer }) => (
    <Notice key={`${code} ${details}`} tone={response.status >= 500 ? 'problem' : 'warning'} title={title}>
      {details} <code>{[code, ...(pointer === null ? [] : [pointer])].join(' · ')}</code>
    </Notice>
  ));
}
