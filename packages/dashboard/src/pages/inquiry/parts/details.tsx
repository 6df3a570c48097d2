/** The inquiry's own details, and the values that it holds. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flatValues } from '../../../client/accounts.ts';
import { accountIdOf, templateIdOf, templateVersionIdOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';
import { Corrections } from './corrections.tsx';

export function Details({ inquiry }: { readonly inquiry: Inquiry }) {
  const { details: texts } = usePageTexts().inquiry;
  const { kind } = useEnvironment();
  const mayReadEvents = useHasRight()('event.read');
  const { attributes, id } = inquiry;
  const { 'skipped-step-names': skipped = [] } = attributes;
  const words = useWords();
  const events = mayReadEvents && (
    <Link to={`/${kind}/events`} search={{ object: id }}>
      {texts.events}
    </Link>
  );
  return (
    <Card title={texts.title} actions={events}>
      <dl className={styles['details']}>
        <Detail name={texts.reference}>{attributes['reference-id']}</Detail>
        <Detail name={texts.account}>
          <AccountLink inquiry={inquiry} />
        </Detail>
        <Detail name={texts.template}>
          <TemplateLink inquiry={inquiry} />
        </Detail>
        <Detail name={texts.version}>{templateVersionIdOf(inquiry)}</Detail>
        <Detail name={texts.creator}>{attributes.creator}</Detail>
        <Detail name={texts.expires}>
          {attributes['expires-at'] !== null && <Time value={attributes['expires-at']} />}
        </Detail>
        <Detail name={texts.note}>{attributes.note}</Detail>
        <Detail name={texts.skipped}>{skipped.map((name) => stepInWords(name, words.kind)).join(', ')}</Detail>
      </dl>
      <Corrections inquiry={inquiry} />
      <Fields inquiry={inquiry} />
    </Card>
  );
}

/** Returns the name of a step in words; a form's is its author's own. */
const stepInWords = (name: string, kindOf: (kind: string) => string): string =>
  name.startsWith('verification_') ? kindOf(name.replace('verification_', '').replaceAll('_', '-')) : name;

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === false || children === '' || children === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function AccountLink({ inquiry }: { readonly inquiry: Inquiry }) {
  const { details: texts } = usePageTexts().inquiry;
  const { kind } = useEnvironment();
  const mayRead = useHasRight()('account.read');
  const id = accountIdOf(inquiry);
  if (id === '') return texts.noAccount;
  return mayRead ? <Link to={`/${kind}/accounts/${id}`}>{id}</Link> : id;
}

function TemplateLink({ inquiry }: { readonly inquiry: Inquiry }) {
  const { kind } = useEnvironment();
  const mayList = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(useApi()), enabled: mayList });
  const id = templateIdOf(inquiry);
  const name = templates.data?.data.find((each) => each.id === id)?.attributes.name ?? id;
  return mayList ? <Link to={`/${kind}/templates/${id}`}>{name}</Link> : name;
}

/** The values of the fields; the server leaves them out for roles that do not see persons. */
function Fields({ inquiry: { attributes } }: { readonly inquiry: Inquiry }) {
  const { details: texts } = usePageTexts().inquiry;
  const words = useWords();
  const held = flatValues(attributes.fields ?? {}).filter(([, value]) => value !== null);
  if (held.length === 0) return null;
  return (
    <details className={styles['fields']}>
      <summary>
        {texts.fields} <span className={styles['quiet']}>{held.length}</span>
      </summary>
      <dl className={styles['details']}>
        {held.map(([key, value]) => (
          <Detail key={key} name={words.name(key)}>
            {value}
          </Detail>
        ))}
      </dl>
    </details>
  );
}
