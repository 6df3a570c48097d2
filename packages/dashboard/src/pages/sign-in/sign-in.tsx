/** Sign-in page for existing users. */

import { useSearch } from '@tanstack/react-router';
import { lookAtEntry } from '../../client/entries.ts';
import { useQuery } from '../../client/use-query.ts';
import { Copyable } from '../../kit/copyable.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { arrive, ownAddress } from '../../shell/sign-in/arrive.ts';
import { Entrance } from '../../shell/sign-in/entrance.tsx';
import { SignInPanel } from '../../shell/sign-in/sign-in-panel.tsx';
import type { Texts } from '../../texts/en/index.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Command that prints another setup link. */
const command = 'npm start -- users setup-link';

/** Error messages by the code that the server returns when the issuer's sign-in is refused. */
const sentences: Readonly<Record<string, keyof Texts['enter']['issuer']>> = {
  'no-role': 'noRole',
  'email-not-verified': 'email',
  'email-in-use': 'inUse',
  'confirm-link': 'confirmLink',
  deactivated: 'deactivated',
  'issuer-unreachable': 'unreachable',
};

export function SignInPage() {
  const { enter } = useTexts();
  const { 'return-to': wanted, problem } = useSearch({ strict: false }) as { 'return-to'?: string; problem?: string };
  const entry = useQuery({ queryKey: ['entry'], queryFn: lookAtEntry });
  if (entry.isError) {
    return (
      <Entrance title={enter.signInTitle}>
        <Fault error={entry.error} onRetry={() => void entry.refetch()} />
      </Entrance>
    );
  }
  if (entry.isPending) {
    return (
      <Entrance title={enter.signInTitle}>
        <Skeleton lines={4} />
      </Entrance>
    );
  }
  if (entry.data['setup-needed']) {
    return (
      <Entrance title={enter.noOwner} text={enter.noOwnerText}>
        <Copyable value={command} name={enter.command} />
      </Entrance>
    );
  }
  const organization = entry.data['organization-name'];
  const title = organization === null ? enter.signInTitle : fill(enter.signInTo, { organization });
  return (
    <Entrance title={title}>
      {problem !== undefined && <Notice tone="problem">{enter.issuer[sentences[problem] ?? 'refused']}</Notice>}
      <SignInPanel entry={entry.data} returnTo={ownAddress(wanted)} onSignedIn={() => arrive(wanted)} />
    </Entrance>
  );
}
