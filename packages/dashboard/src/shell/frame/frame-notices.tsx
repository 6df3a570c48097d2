/** Notices for the whole frame: a lost connection, content that could not be refreshed, or viewing as a role. */
import { seeingMutations } from '../../client/session.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';
import { useMutations } from '../../shell/use-mutations.ts';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useConnectionLost } from '../live.ts';
import { useEnvironment, useSession } from '../session.ts';
import styles from './frame-notices.module.css';
import { StaleNotice } from './stale-notice.tsx';

export function FrameNotices() {
  const { shell } = useTexts();
  const isLost = useConnectionLost();
  const { 'seen-as': seenAs, organization } = useSession().meta;
  const { kind } = useEnvironment();
  const isSuspended = kind === 'production' && organization['production-access'] === 'suspended';
  return (
    <div className={styles['notices']} aria-live="polite">
      {isLost ? <Notice tone="warning">{shell.connectionLost}</Notice> : <StaleNotice />}
      {isSuspended && <Notice tone="problem">{shell.productionSuspended}</Notice>}
      {seenAs !== null && <SeenAs role={seenAs.name} />}
    </div>
  );
}

function SeenAs({ role }: { readonly role: string }) {
  const { shell } = useTexts();
  const { seeAs } = useMutations(seeingMutations);
  const sentenceOf = useSentenceOf();
  const end = () => void seeAs(null).catch((error: unknown) => toast('problem', sentenceOf(error)));
  return (
    <Notice tone="info" action={<Button onPress={end}>{shell.seenAsEnd}</Button>}>
      {fill(shell.seenAs, { role })}
    </Notice>
  );
}
