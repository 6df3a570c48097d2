/** Checks of verifications in groups, blocking ones first; each group is a table with one row per check. */
import type { ReactNode } from 'react';
import { useWords } from '../dictionary/use-words.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { tableRoles as roles } from '../kit/table/table-roles.ts';
import { Time } from '../kit/time.tsx';
import { countOf, fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import { type Check, type CheckGroup, type CheckOverride, checkGroups, groupOf, overrideOf } from './checks.ts';
import styles from './evidence.module.css';
import { type CheckSettings, comparedOf, measuredOf } from './measured.ts';
import { MeasuredValues } from './measured-values.tsx';

const tones: Readonly<Record<Check['status'], BadgeTone>> = {
  passed: 'good',
  failed: 'problem',
  not_applicable: 'plain',
};

const requiredFirst = (one: Check, other: Check): number =>
  Number(other.requirement === 'required') - Number(one.requirement === 'required');

/** Groups whose rows need no attention, so they are collapsed at first. */
const closed: ReadonlySet<CheckGroup> = new Set(['fine', 'did_not_run']);

const hasMeasured = (check: Check): boolean => measuredOf(check).length > 0 || comparedOf(check).length > 0;

export interface CheckListProps {
  readonly checks: readonly Check[];
  /** Returns the known settings with which a check ran. */
  readonly settingsOf?: (check: Check) => CheckSettings;
  /** Returns the action at the end of a check's row; absent if there are no actions. */
  readonly actionOf?: (check: Check) => ReactNode;
  /** Returns the name of an actor by id; absent if names are unknown. */
  readonly nameOf?: (actorId: string) => string;
}

export function CheckList({ checks, ...rest }: CheckListProps) {
  return (
    <div className={styles['groups']}>
      {checkGroups.map((group) => {
        const ofGroup = checks.filter((check) => groupOf(check) === group).toSorted(requiredFirst);
        return ofGroup.length === 0 ? null : <Group key={group} group={group} checks={ofGroup} {...rest} />;
      })}
    </div>
  );
}

interface GroupProps extends CheckListProps {
  readonly group: CheckGroup;
}

/** Columns of a group; a column that is empty in every row is omitted. */
interface Columns {
  readonly reason: boolean;
  readonly measured: boolean;
  readonly action: boolean;
}

function Group({ group, checks, settingsOf, actionOf, nameOf }: GroupProps) {
  const { evidence: texts } = usePageTexts();
  const language = useLanguage();
  const columns: Columns = {
    reason: checks.some((check) => check.reasons.length > 0 || overrideOf(check) !== null),
    measured: checks.some(hasMeasured),
    action: actionOf !== undefined && group !== 'did_not_run',
  };
  return (
    <details className={styles['group']} open={!closed.has(group)}>
      <summary>
        <span>{texts.groups[group]}</span>
        <span className={styles['quiet']}>{countOf(texts.checks, checks.length, language)}</span>
      </summary>
      <table className={`${styles['table']} ${styles['checks']}`} aria-label={texts.groups[group]} {...roles.table}>
        <CheckHead columns={columns} />
        <tbody {...roles.rowgroup}>
          {checks.map((check) => (
            <CheckRow
              key={check.name}
              check={check}
              columns={columns}
              settings={settingsOf?.(check) ?? {}}
              action={actionOf?.(check)}
              nameOf={nameOf ?? asItIs}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function CheckHead({ columns }: { readonly columns: Columns }) {
  const { checkTable: texts } = usePageTexts().evidence;
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        <th scope="col" className={styles['stateColumn']}>
          {texts.state}
        </th>
        <th scope="col" className={styles['checkColumn']}>
          {texts.check}
        </th>
        {columns.reason && <th scope="col">{texts.reason}</th>}
        {columns.measured && <th scope="col">{texts.measured}</th>}
        {columns.action && (
          <th scope="col" className={styles['actionColumn']}>
            {texts.action}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface CheckRowProps {
  readonly check: Check;
  readonly columns: Columns;
  readonly settings: CheckSettings;
  readonly action: ReactNode;
  readonly nameOf: (actorId: string) => string;
}

const asItIs = (actorId: string): string => actorId;

function CheckRow({ check, columns, settings, action, nameOf }: CheckRowProps) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  const override = overrideOf(check);
  return (
    <tr {...roles.row}>
      <td {...roles.cell}>
        <Badge tone={tones[check.status]}>{texts.checkStates[check.status]}</Badge>
      </td>
      <th scope="row" {...roles.rowheader}>
        {words.check(check.name)}{' '}
        {check.requirement === 'required' && <span className={styles['required']}>{texts.required}</span>}
      </th>
      {columns.reason && (
        <td {...roles.cell} data-title={texts.checkTable.reason}>
          {override === null ? (
            check.reasons.map(words.reason).join(' ')
          ) : (
            <Override override={override} nameOf={nameOf} />
          )}
        </td>
      )}
      {columns.measured && (
        <td {...roles.cell} data-title={texts.checkTable.measured}>
          {hasMeasured(check) && <MeasuredValues check={check} settings={settings} />}
        </td>
      )}
      {columns.action && (
        <td {...roles.cell} className={styles['action']}>
          {action}
        </td>
      )}
    </tr>
  );
}

/** Shows who overrode the check, the time and the reason, and the original result. */
function Override({ override, nameOf }: Pick<CheckRowProps, 'nameOf'> & { readonly override: CheckOverride }) {
  const { evidence: texts } = usePageTexts();
  const before = texts.checkStates[override['from-status']];
  return (
    <p className={styles['override']}>
      <strong>{fill(texts.overridden, { before })}</strong> {override.reason}{' '}
      <span className={styles['quiet']}>
        {override['actor-id'] === null ? '' : nameOf(override['actor-id'])} <Time value={override['overridden-at']} />
      </span>
    </p>
  );
}
