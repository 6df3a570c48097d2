/** What became of a row: its outcome, the reason given, the members that changed, or why it was refused. */
import { type AuditRow, toldBy } from '../../../client/audit-log.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../audit-log.module.css';
import { isRefused } from '../fold.ts';
import { useSentences } from '../sentences/load-sentences.ts';

/** Status of a decision that waits for a second person. */
const waiting = 202;

export function Outcome({ row }: { readonly row: AuditRow }) {
  const { auditLog: texts } = usePageTexts();
  const { outcomes } = useSentences();
  const told = toldBy(row);
  if (isRefused(row)) return <Refusal row={row} />;
  const { outcome, check, reason, changes } = told;
  const word = outcome === undefined ? undefined : ((outcomes as Readonly<Record<string, string>>)[outcome] ?? outcome);
  const isWaiting = row.attributes['response-status'] === waiting;
  return (
    <>
      {word !== undefined && !isWaiting && (
        <span className={styles['more']}>
          {check === undefined ? fill(texts.outcome, { outcome: word }) : fill(texts.checkIs, { check, outcome: word })}
        </span>
      )}
      {isWaiting && <span className={styles['more']}>{texts.waitsForSecond}</span>}
      {reason !== undefined && <span className={styles['more']}>{fill(texts.reason, { reason })}</span>}
      {told.hasReason === true && <span className={styles['more']}>{texts.reasonHidden}</span>}
      {told.reasonCode !== undefined && (
        <span className={styles['more']}>{fill(texts.reasonCode, { code: told.reasonCode.replaceAll('_', ' ') })}</span>
      )}
      {changes !== undefined && <Changes changes={changes} />}
    </>
  );
}

function Refusal({ row }: { readonly row: AuditRow }) {
  const { auditLog: texts } = usePageTexts();
  const { refusals } = useSentences();
  const { refusal = '', needed = '' } = toldBy(row);
  const status = String(row.attributes['response-status']);
  const known = (refusals as Readonly<Record<string, string>>)[refusal];
  const why = known === undefined ? fill(refusals.other, { code: status }) : fill(known, { needed });
  return <span className={styles['refused']}>{fill(texts.refused, { why, status })}</span>;
}

function Changes({ changes }: { readonly changes: Readonly<Record<string, unknown>> }) {
  const { auditLog: texts } = usePageTexts();
  const members = Object.entries(changes);
  if (members.length === 0) return <span className={styles['more']}>{texts.nothingChanged}</span>;
  return (
    <span className={styles['more']}>
      {members.map(([name, values]) => (
        <span key={name} className={styles['change']}>
          <code>{name}</code> {Array.isArray(values) ? fromTo(values, texts) : texts.changed}
        </span>
      ))}
    </span>
  );
}

type ChangeTexts = ReturnType<typeof usePageTexts>['auditLog'];

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || typeof value !== 'object';

/** Returns a change in words: values before and after, or what a list gained and lost. */
function fromTo([before, after]: readonly unknown[], texts: ChangeTexts): string {
  const written = (value: string | number | boolean | null) =>
    value === null || value === '' ? texts.empty : `“${value}”`;
  if (isPlain(before) && isPlain(after)) return fill(texts.fromTo, { before: written(before), after: written(after) });
  if (!Array.isArray(before) || !Array.isArray(after)) return texts.changed;
  const [old, now] = [before as readonly unknown[], after as readonly unknown[]];
  if (![...old, ...now].every(isPlain)) return texts.changed;
  const gained = now.filter((each) => !old.includes(each));
  const lost = old.filter((each) => !now.includes(each));
  const parts = [
    ...(gained.length === 0 ? [] : [fill(texts.added, { values: gained.join(', ') })]),
    ...(lost.length === 0 ? [] : [fill(texts.removed, { values: lost.join(', ') })]),
  ];
  return parts.length === 0 ? texts.changed : parts.join('; ');
}
