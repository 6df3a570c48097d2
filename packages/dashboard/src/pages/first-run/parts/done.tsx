/** Last step of the tutorial; shows how a server does the same, with a key that the page creates. */
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { keyMutations } from '../../../client/api-keys.ts';
import { templateIdOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { useStatusWord } from '../../../kit/inquiry-status.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

const commandWith = (key: string, templateId: string): string =>
  [
    `curl -X POST ${location.origin}/api/v1/inquiries \\`,
    `  -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\`,
    `  -d '{"data":{"attributes":{"inquiry-template-id":"${templateId}"}}}'`,
  ].join('\n');

/** Permissions of the key: what the command needs, and reading what comes of it. */
const permissions = ['inquiry.read', 'inquiry.write'];

export interface DoneProps {
  readonly inquiry: Inquiry;
  readonly onAnother: () => void;
}

export function Done({ inquiry, onAnother }: DoneProps) {
  const { firstRun } = usePageTexts();
  const wordOf = useStatusWord();
  const { make } = useMutations(keyMutations);
  const mayMakeKeys = useHasRight()('api_key.write');
  const making = useMutation({
    mutationFn: async () => {
      const made = await make({ name: firstRun.keyName, permissions, 'ip-address-allowlist': [] });
      return made.data.attributes.value ?? '';
    },
  });
  const command = commandWith(making.data ?? firstRun.yourKey, templateIdOf(inquiry));
  return (
    <Card
      title={fill(firstRun.doneTitle, { status: wordOf(inquiry.attributes.status) })}
      help={making.data === undefined ? firstRun.doneText : firstRun.keyOnce}
    >
      {making.isError && <Fault error={making.error} />}
      <div className={styles['command']}>
        <pre>{command}</pre>
        {making.data !== undefined && <CopyButton value={command} name={firstRun.command} />}
      </div>
      {making.data === undefined && !mayMakeKeys && <p className={styles['waiting']}>{firstRun.askForKey}</p>}
      <div className={styles['actions']}>
        {making.data === undefined && mayMakeKeys && (
          <Button look="main" icon="keys" isPending={making.isPending} onPress={() => making.mutate()}>
            {firstRun.makeKey}
          </Button>
        )}
        <Link to="/sandbox" className={buttonLook()}>
          {firstRun.home}
        </Link>
        <Button onPress={onAnother}>{firstRun.another}</Button>
      </div>
    </Card>
  );
}
