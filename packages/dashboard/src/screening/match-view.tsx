/** One match under review: the searched person next to the listed one, field by field, with other data of the entry. */
import { askedName, type WaitingMatch } from '../client/matches.ts';
import { useWords } from '../dictionary/use-words.ts';
import { ageOf } from '../kit/age.ts';
import { Copyable } from '../kit/copyable.tsx';
import { Notice } from '../kit/notice.tsx';
import { tableRoles as roles } from '../kit/table/table-roles.ts';
import { Time } from '../kit/time.tsx';
import { fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import { FieldState } from './field-state.tsx';
import { Gates } from './gates.tsx';
import { NameParts } from './name-parts.tsx';
import styles from './screening.module.css';
import { Terms, useScore } from './terms.tsx';

export interface MatchViewProps {
  readonly waiting: WaitingMatch;
  /** True if the terms of the score are expanded. */
  readonly isExplained: boolean;
  readonly onExplain: (isExplained: boolean) => void;
}

export function MatchView({ waiting, isExplained, onExplain }: MatchViewProps) {
  const { matches: texts } = usePageTexts();
  const { match } = waiting;
  const scoreOf = useScore();
  return (
    <div className={styles['match']}>
      <Marks waiting={waiting} />
      <Fields waiting={waiting} />
      <NameParts match={match} asked={askedName(waiting)} />
      {match.score !== null && (
        <details
          className={styles['details']}
          open={isExplained}
          onToggle={(event) => {
            if (event.currentTarget.open !== isExplained) onExplain(event.currentTarget.open);
          }}
        >
          <summary>
            {texts.explain}: {scoreOf(match.score)}
          </summary>
          <Terms match={match} />
          <Gates match={match} />
        </details>
      )}
      <OtherNames waiting={waiting} />
      <Entry waiting={waiting} />
    </div>
  );
}

/** Shows the most important facts first. */
function Marks({ waiting }: { readonly waiting: WaitingMatch }) {
  const { matches: texts } = usePageTexts();
  const { match, confirmed, 'dismissed-before': before, 'dismissed-first': first } = waiting;
  const fieldOf = (field: string): string =>
    (texts.differences as Readonly<Record<string, string | undefined>>)[field] ?? field;
  return (
    <>
      {match['gone-at'] !== null && <Notice tone="info">{texts.gone}</Notice>}
      {first !== null && (
        <Notice tone="warning" title={first['is-own'] ? texts.firstOwn : fill(texts.firstBy, { by: first.by })}>
          {first.reason}
        </Notice>
      )}
      {confirmed !== null && (
        <Notice tone="warning" title={fill(texts.confirmedBy, { by: confirmed.by })}>
          {confirmed.reason}
        </Notice>
      )}
      {before !== null && (
        <Notice tone="warning" title={fill(texts.before, { by: before.by, reason: before.reason ?? '' })}>
          <ul className={styles['differences']}>
            {before.differences.map(({ field, before: gone, after }) => (
              <li key={field}>
                {fieldOf(field)}: {gone.length > 0 && texts.beforeGone} <del>{gone.join(', ')}</del>{' '}
                {after.length > 0 && texts.beforeCome} <ins>{after.join(', ')}</ins>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Compares the searched and the listed values; in a narrow window each row becomes a block with the two side by side. */
function Fields({ waiting: { match } }: { readonly waiting: WaitingMatch }) {
  const { matches: texts } = usePageTexts();
  const words = useWords();
  const nameOf = (field: string): string =>
    (texts.fields as Readonly<Record<string, string | undefined>>)[field] ?? field;
  const shown = (field: string, value: string): string => (field === 'gender' ? words.value(value) : value);
  return (
    <table className={`${styles['table']} ${styles['fields']}`} {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.asked}</th>
          <th scope="col">{texts.listed}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {(match.fields ?? [])
          .filter(({ asked, listed }) => asked !== null || listed.length > 0)
          .map(({ field, asked, listed, state }) => (
            <tr key={field} {...roles.row}>
              <th scope="row" {...roles.rowheader}>
                {nameOf(field)}
              </th>
              <td {...roles.cell} data-title={texts.asked}>
                {asked === null ? <span className={styles['quiet']}>{texts.notAsked}</span> : shown(field, asked)}
              </td>
              <td {...roles.cell} data-title={texts.listed}>
                {listed.length > 0 ? (
                  listed.map((value) => shown(field, value)).join(', ')
                ) : (
                  <span className={styles['quiet']}>{texts.notListed}</span>
                )}
              </td>
              <td {...roles.cell}>
                <FieldState state={state} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function OtherNames({ waiting: { match } }: { readonly waiting: WaitingMatch }) {
  const { matches: texts } = usePageTexts();
  const others = match.names.filter(({ value, folded }) => value !== match.name || folded !== null);
  const typeOf = (type: string): string =>
    (texts.nameTypes as Readonly<Record<string, string | undefined>>)[type] ?? type;
  if (others.length === 0) return null;
  return (
    <details className={styles['details']}>
      <summary>
        {texts.names} ({others.length})
      </summary>
      <ul className={styles['names']}>
        {others.map(({ value, type, quality, folded }) => (
          <li key={`${type} ${value}`}>
            <bdi>{value}</bdi>{' '}
            <span className={styles['quiet']}>
              {typeOf(type)}
              {quality === 'weak' && `, ${texts.weak}`}
              {folded !== null && `, ${fill(texts.folded, { folded })}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ waiting: { match, source, 'found-at': foundAt } }: { readonly waiting: WaitingMatch }) {
  const { matches: texts, watchlists } = usePageTexts();
  const language = useLanguage();
  const checked = source?.['checked-at'] ?? null;
  const age = (watchlists.ages as Readonly<Record<string, string | undefined>>)[source?.age ?? 'missing'] ?? '';
  return (
    <dl className={styles['facts']}>
      <dt>{texts.source}</dt>
      <dd>
        {fill(texts.sourceOf, {
          title: match['watchlist-title'],
          age,
          checked: checked === null ? watchlists.never : ageOf(checked, Date.now(), language),
        })}
      </dd>
      <dt>{texts.entry}</dt>
      <dd>
        <Copyable value={match['entity-id']} name={texts.entry} />
      </dd>
      {match.programs.length > 0 && (
        <>
          <dt>{texts.programs}</dt>
          <dd>{match.programs.join(', ')}</dd>
        </>
      )}
      {match.identifiers.length > 0 && (
        <>
          <dt>{texts.identifiers}</dt>
          <dd>{match.identifiers.join(', ')}</dd>
        </>
      )}
      {match.remarks !== null && (
        <>
          <dt>{texts.remarks}</dt>
          <dd>{match.remarks}</dd>
        </>
      )}
      {foundAt !== null && (
        <>
          <dt>{texts.foundAt}</dt>
          <dd>
            <Time value={foundAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
