/** A dialog that merges two accounts of one person: shows what moves and what stays before merging. */

import { type FormEvent, useState } from 'react';
import {
  accountQuery,
  findAccounts,
  flatValues,
  nameOfAccount,
  wholeAccountMutations,
} from '../../../client/accounts.ts';
import { inquiriesOfQuery, mostInquiries } from '../../../client/inquiries.ts';
import type { Account } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../account.module.css';

export interface MergeProps {
  readonly account: Account;
  readonly onClose: () => void;
}

export function Merge({ account, onClose }: MergeProps) {
  const { account: texts } = usePageTexts();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [otherId, setOtherId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const found = (await findAccounts(api, typed.trim()).catch(() => [])).filter(({ id }) => id !== account.id);
    const [only] = found;
    setOtherId(found.length === 1 ? (only?.id ?? null) : null);
    setProblem(found.length === 1 ? null : found.length === 0 ? texts.mergeNone : texts.mergeMany);
  };
  return (
    <Dialog title={texts.merge} isOpen onClose={onClose} size="large" isDismissable={false}>
      <p>{texts.mergeText}</p>
      <form onSubmit={(event) => void find(event)} className={styles['find']}>
        <Field
          label={texts.mergeOther}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
          }}
          maxLength={200}
          autoComplete="off"
          spellCheck="false"
          {...(problem === null ? {} : { problem })}
        />
        <Button type="submit">{texts.mergeFind}</Button>
      </form>
      {otherId !== null && <Preview key={otherId} account={account} otherId={otherId} onClose={onClose} />}
    </Dialog>
  );
}

interface PreviewProps extends MergeProps {
  readonly otherId: string;
}

function Preview({ account, otherId, onClose }: PreviewProps) {
  const { account: texts, kit } = usePageTexts();
  const language = useLanguage();
  const api = useApi();
  const { consolidate } = useMutations(wholeAccountMutations);
  const other = useQuery(accountQuery(api, otherId));
  const moving = useQuery(inquiriesOfQuery(api, otherId));
  if (other.data === undefined || moving.data === undefined) return <Skeleton lines={4} />;
  const count = moving.data.data.length;
  const send = async () => {
    await consolidate(account.id, otherId);
    toast('good', texts.merged);
    onClose();
  };
  return (
    <Form send={texts.mergeSend} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
      <p>
        {countOf(count === mostInquiries ? texts.mergeMovesAtLeast : texts.mergeMoves, count, language, {
          id: otherId,
        })}
      </p>
      <Compared account={account} other={other.data.data} />
    </Form>
  );
}

/** Compares the values of both; differences are marked in words. */
function Compared({ account, other }: { readonly account: Account; readonly other: Account }) {
  const { account: texts, kit } = usePageTexts();
  const words = useWords();
  const [kept, left] = [account, other].map((each) => new Map(flatValues(each.attributes.fields ?? {})));
  const keys = [...new Set([...(kept?.keys() ?? []), ...(left?.keys() ?? [])])];
  const shown = keys.filter((key) => (kept?.get(key) ?? null) !== null || (left?.get(key) ?? null) !== null);
  if (account.attributes.fields === undefined) return <p>{kit.keptFromRole}</p>;
  return (
    <table className={styles['compared']}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{fill(texts.stays, { name: nameOfAccount(account) || account.id })}</th>
          <th scope="col">{fill(texts.archives, { name: nameOfAccount(other) || other.id })}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((key) => {
          const [ours, theirs] = [kept?.get(key) ?? null, left?.get(key) ?? null];
          return (
            <tr key={key}>
              <th scope="row">{words.property(key)}</th>
              <td>{ours ?? texts.nothing}</td>
              <td>
                {theirs ?? texts.nothing}
                {ours !== theirs && theirs !== null && <span className={styles['quiet']}> {texts.differs}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
