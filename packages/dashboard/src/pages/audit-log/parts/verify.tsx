/** Verifies the log, or lists the rows that were altered. */
import { useMutation } from '@tanstack/react-query';
import { type AuditVerification, verifyAuditLog } from '../../../client/audit-log.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';

/** Maximum number of findings that the service returns; verification continues beyond them. */
const mostFindings = 100;

export function Verify() {
  const { auditLog: texts } = usePageTexts();
  const api = useApi();
  const verifying = useMutation({ mutationFn: () => verifyAuditLog(api) });
  const button = (
    <Button icon="roles" isPending={verifying.isPending} onPress={() => verifying.mutate()}>
      {texts.verify}
    </Button>
  );
  return (
    <Card title={texts.chain} help={texts.chainHelp} actions={button}>
      {verifying.isError && <Fault error={verifying.error} onRetry={() => verifying.mutate()} />}
      <div aria-live="polite">{verifying.data !== undefined && <Verdict verification={verifying.data} />}</div>
    </Card>
  );
}

function Verdict({ verification }: { readonly verification: AuditVerification }) {
  const { auditLog: texts } = usePageTexts();
  const language = useLanguage();
  const { days, rows, findings, anchors } = verification;
  const looked = [
    countOf(texts.verifiedRows, rows, language, { days: numberIn(language, days) }),
    ...(verification['cut-days'] > 0 ? [countOf(texts.cutDays, verification['cut-days'], language)] : []),
    ...(verification['emptied-rows'] > 0 ? [countOf(texts.emptiedRows, verification['emptied-rows'], language)] : []),
    anchors === null ? texts.noAnchors : countOf(texts.anchors, anchors, language),
  ].join(' ');
  if (verification['is-whole']) {
    return (
      <Notice tone="good" title={texts.whole}>
        {looked}
      </Notice>
    );
  }
  return (
    <Notice tone="problem" title={countOf(texts.broken, findings.length, language)}>
      <p>{looked}</p>
      {findings.length >= mostFindings && <p>{fill(texts.onlyFirst, { count: numberIn(language, mostFindings) })}</p>}
      <ul className={styles['findings']}>
        {findings.map(({ kind, day, seq, sentence }) => (
          <li key={`${kind} ${day} ${seq ?? ''}`}>
            <Badge tone="problem">{seq === null ? day : fill(texts.place, { day, seq: String(seq) })}</Badge> {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
