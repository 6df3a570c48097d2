/** Settings in force: sign-in, messaging, and what retention would delete now. */

import { type Settings, settingsQuery } from '../../client/settings.ts';
import { useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import { durationOf } from './duration-of.ts';
import { Embedding } from './parts/embedding.tsx';
import { Messages } from './parts/messages.tsx';
import { Retention } from './parts/retention.tsx';
import styles from './settings.module.css';

export function SettingsPage() {
  const { settings: texts } = usePageTexts();
  const found = useQuery(settingsQuery(useApi()));
  return (
    <Page title={texts.title} text={texts.text}>
      <QueryView query={found} lines={4} />
      {found.data !== undefined && <SignIn settings={found.data} />}
      {found.data !== undefined && <Embedding domains={found.data.embedding.domains} />}
      {found.data !== undefined && <Messages messages={found.data.messages} />}
      <Retention />
    </Page>
  );
}

function SignIn({ settings }: { readonly settings: Settings }) {
  const { settings: texts } = usePageTexts();
  const language = useLanguage();
  const { rule, issuer, 'passkey-host': host, ...session } = settings['sign-in'];
  const lines = [
    [texts.rule, texts.rules[rule], 'SIGN_IN'],
    [texts.issuer, issuer ?? texts.none, 'OIDC_ISSUER'],
    [texts.passkeys, host === null ? texts.passkeysOff : fill(texts.passkeysAt, { host }), 'BASE_URL'],
    [texts.idle, durationOf(session['idle-seconds'], language), null],
    [texts.absolute, durationOf(session['absolute-seconds'], language), null],
  ] as const;
  return (
    <Card title={texts.signIn} help={texts.signInHelp}>
      <dl className={styles['lines']}>
        {lines.map(([name, value, setting]) => (
          <div key={name} className={styles['line']}>
            <dt>{name}</dt>
            <dd>
              {value} {setting !== null && <code className={styles['quiet']}>{setting}</code>}
            </dd>
          </div>
        ))}
      </dl>
      {host === null && <Notice tone="warning">{texts.passkeysNeedName}</Notice>}
    </Card>
  );
}
