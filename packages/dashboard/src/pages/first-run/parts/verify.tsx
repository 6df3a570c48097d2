/** The verification step: done by a person with the link, or simulated. */

import { useMutation } from '@tanstack/react-query';
import { inquiryMutations } from '../../../client/inquiries.ts';
import { simulationMutations } from '../../../client/simulations.ts';
import { Button, buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { QrCode } from '../../../kit/qr-code.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

export interface VerifyProps {
  readonly inquiryId: string;
  /** Link for the person; null if it was shown before a reload. */
  readonly given: string | null;
}

export function Verify({ inquiryId, given }: VerifyProps) {
  const { firstRun } = usePageTexts();
  const { simulate } = useMutations(simulationMutations);
  const { openAgain } = useMutations(inquiryMutations);
  const play = useMutation({
    mutationFn: (outcome: 'passed' | 'failed') => simulate(inquiryId, outcome),
  });
  const another = useMutation({ mutationFn: () => openAgain(inquiryId, false) });
  const link = another.data ?? given;
  return (
    <Card title={firstRun.personTitle} help={firstRun.personText}>
      {play.isError && <Fault error={play.error} />}
      {another.isError && <Fault error={another.error} />}
      <div className={styles['actions']}>
        <Button look="main" icon="play" isPending={play.isPending} onPress={() => play.mutate('passed')}>
          {firstRun.simulatePass}
        </Button>
        <Button isDisabled={play.isPending} onPress={() => play.mutate('failed')}>
          {firstRun.simulateFail}
        </Button>
      </div>
      {link === null ? (
        <div>
          <Button isPending={another.isPending} onPress={() => another.mutate()}>
            {firstRun.newLink}
          </Button>
        </div>
      ) : (
        <LinkOfPerson link={link} />
      )}
      <p className={styles['waiting']} role="status">
        {firstRun.waiting}
      </p>
    </Card>
  );
}

/** True for an address that only this computer can open. */
const isOnlyHere = (link: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(link).hostname);

function LinkOfPerson({ link }: { readonly link: string }) {
  const { firstRun, kit } = usePageTexts();
  return (
    <>
      <div className={styles['actions']}>
        <a className={buttonLook()} href={link} target="_blank" rel="noreferrer" title={kit.newTab}>
          {firstRun.open}
        </a>
        <CopyButton value={link} name={firstRun.link} isWide />
      </div>
      {isOnlyHere(link) ? (
        <p className={styles['waiting']}>{firstRun.onlyHere}</p>
      ) : (
        <QrCode value={link} label={firstRun.code} />
      )}
    </>
  );
}
