/** Last step of the tutorial; shows how a server does the same. */
import { Link } from '@tanstack/react-router';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

const command = () =>
  [
    `curl -X POST ${location.origin}/api/v1/inquiries \\`,
    `  -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\`,
    `  -d '{"data":{"attributes":{"inquiry-template-id":"'$TEMPLATE'"}}}'`,
  ].join('\n');

export function Done({ status, onAnother }: { readonly status: string; readonly onAnother: () => void }) {
  const { firstRun } = usePageTexts();
  const wordOf = useStatusWord();
  return (
    <Card title={fill(firstRun.doneTitle, { status: wordOf(status) })} help={firstRun.doneText}>
      <div className={styles['command']}>
        <pre>{command()}</pre>
        <CopyButton value={command()} name={firstRun.command} />
      </div>
      <div className={styles['actions']}>
        <Link to="/sandbox" className={buttonLook('main')}>
          {firstRun.home}
        </Link>
        <Button onPress={onAnother}>{firstRun.another}</Button>
      </div>
    </Card>
  );
}
