/** One logged request with all its data, ready to be sent again. */

import { useState } from 'react';
import { isApiError } from '../../../client/api-error.ts';
import { logQuery } from '../../../client/api-logs.ts';
import type { ApiLog } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { JsonText } from '../../../kit/json-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { type Language, type LoggedCall, languages, snippetOf } from '../snippets.ts';
import { versionOf } from '../version-of.ts';
import { Outcome } from './outcome.tsx';
import { Replay } from './replay.tsx';

export interface OneLogProps {
  readonly id: string;
  /** Returns the name of a key, or its id if that is unknown. */
  readonly nameOf: (keyId: string) => string;
  readonly onClose: () => void;
}

export function OneLog({ id, nameOf, onClose }: OneLogProps) {
  const { apiLogs: texts } = usePageTexts();
  const found = useQuery(logQuery(useApi(), id));
  const log = found.data?.data;
  const isMissing = found.isError && isApiError(found.error) && found.error.status === 404;
  return (
    <Dialog title={texts.one} isOpen onClose={onClose} size="large">
      {found.isPending && <Skeleton lines={6} />}
      {isMissing && <Notice tone="problem">{texts.missing}</Notice>}
      {found.isError && !isMissing && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {log !== undefined && <Known log={log} nameOf={nameOf} />}
    </Dialog>
  );
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

export function callOf({ attributes }: ApiLog): LoggedCall {
  const { request } = attributes;
  const { 'get-params': query, 'post-params': body } = request;
  return {
    method: request.method,
    path: request.path,
    query,
    body: isEmpty(body) ? null : body,
    version: versionOf(attributes),
  };
}

function Known({ log, nameOf }: { readonly log: ApiLog } & Pick<OneLogProps, 'nameOf'>) {
  const { apiLogs: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const [language, setLanguage] = useState<Language>('curl');
  const { request, response } = log.attributes;
  const call = callOf(log);
  const parts = [
    [texts.query, request['get-params']],
    [texts.body, request['post-params']],
    [texts.headers, { ...request.headers }],
    [texts.answerHeaders, { ...response.headers }],
  ] as const;
  return (
    <div className={styles['parts']}>
      <Outcome log={log} nameOf={nameOf} />
      {log.attributes['redacted-at'] !== null && <Notice tone="info">{texts.redacted}</Notice>}
      <section className={styles['again']}>
        <h3>{texts.again}</h3>
        <Select
          label={texts.language}
          value={language}
          onChange={setLanguage}
          choices={languages.map((value) => ({ value, label: value }))}
        />
        <JsonText value={snippetOf(language, call, location.origin)} name={language} />
        <p className={styles['quiet']}>{texts.keptHelp}</p>
      </section>
      {kind === 'sandbox' && <Replay call={call} />}
      {parts
        .filter(([, value]) => !isEmpty(value))
        .map(([title, value]) => (
          <section key={title}>
            <h3>{title}</h3>
            <JsonText value={value} name={title} />
          </section>
        ))}
    </div>
  );
}
