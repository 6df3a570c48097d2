/** A table of keys with their last use and actions. */
import { useState } from 'react';
import { type KeyState, keyStateOf } from '../../../client/api-keys.ts';
import type { ApiKey } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../keys.module.css';
import { EditKey } from './edit-key.tsx';
import { EndKey } from './end-key.tsx';
import { ReplaceKey } from './replace-key.tsx';

const tones = { live: 'good', ending: 'warning', expired: 'plain' } as const;

export interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly mayChange: boolean;
  readonly onEnd: () => void;
}

type Asked = { readonly what: 'edit' | 'replace' | 'end'; readonly apiKey: ApiKey };

export function KeyTable({ keys, mayChange, onEnd }: KeyTableProps) {
  const { keys: texts } = usePageTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const action = (apiKey: ApiKey) => (
    <span className={styles['actions']}>
      {(['edit', 'replace', 'end'] as const)
        .filter((what) => what === 'edit' || (mayChange && keyStateOf(apiKey, Date.now()) === 'live'))
        .map((what) => (
          <Button
            key={what}
            look="plain"
            aria-label={fill(texts.actionOf, { action: texts[what], name: apiKey.attributes.name })}
            onPress={() => setAsked({ what, apiKey })}
          >
            {texts[what]}
          </Button>
        ))}
    </span>
  );
  return (
    <>
      <Table<ApiKey>
        label={texts.all}
        rows={keys}
        keyOf={({ id }) => id}
        onOpen={(apiKey) => setAsked({ what: 'edit', apiKey })}
        onEnd={onEnd}
        columns={[
          { id: 'name', title: texts.columns.name, share: 3, cell: (apiKey) => <Named apiKey={apiKey} /> },
          {
            id: 'permissions',
            title: texts.columns.permissions,
            share: 2,
            cell: ({ attributes }) => countOf(texts.permissionCount, attributes.permissions.length, language),
          },
          { id: 'used', title: texts.columns.used, share: 2, cell: (apiKey) => <Used apiKey={apiKey} /> },
          {
            id: 'state',
            title: texts.columns.state,
            share: 2,
            cell: (apiKey) => <State apiKey={apiKey} state={keyStateOf(apiKey, Date.now())} />,
          },
          { id: 'action', title: texts.columns.action, share: 5, cell: action },
        ]}
      />
      {asked?.what === 'edit' && <EditKey apiKey={asked.apiKey} mayChange={mayChange} onClose={close} />}
      {asked?.what === 'replace' && <ReplaceKey apiKey={asked.apiKey} onClose={close} />}
      {asked?.what === 'end' && <EndKey apiKey={asked.apiKey} onClose={close} />}
    </>
  );
}

function Named({ apiKey }: { readonly apiKey: ApiKey }) {
  return (
    <span className={styles['person']}>
      <span className={styles['name']}>{apiKey.attributes.name}</span>
      <span className={styles['quiet']}>{apiKey.attributes.note ?? apiKey.id}</span>
    </span>
  );
}

function Used({ apiKey }: { readonly apiKey: ApiKey }) {
  const { keys: texts } = usePageTexts();
  const at = apiKey.attributes['last-used-at'];
  return at === null ? texts.never : <Time value={at} as="age" />;
}

function State({ apiKey, state }: { readonly apiKey: ApiKey; readonly state: KeyState }) {
  const { keys: texts } = usePageTexts();
  const end = apiKey.attributes['expires-at'];
  return (
    <span className={styles['person']}>
      <span>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </span>
      {end !== null && (
        <span className={styles['quiet']}>
          <Time value={end} as="age" />
        </span>
      )}
    </span>
  );
}
