/** Sentences of the flow in each of its languages: search, rewrite, and add to the draft. */

import { useState } from 'react';
import type { Single } from '../../../client/documents.ts';
import { queryKey } from '../../../client/query-key.ts';
import { templateMutations } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import { changedRows, nameOfRow, rowsWith, type TranslationRow, valueIn } from '../translations.ts';

export interface SentencesProps {
  readonly templateId: string;
  readonly onClose: () => void;
}

type Found = Single<{ readonly attributes: { readonly translations: readonly TranslationRow[] } }>;

export function Sentences({ templateId, onClose }: SentencesProps) {
  const { template: texts } = usePageTexts();
  const api = useApi();
  const found = useQuery({
    queryKey: queryKey(api, 'inquiry-template', templateId, 'translations'),
    queryFn: ({ signal }) => api.get<Found>(`/inquiry-templates/${templateId}/translations`, {}, signal),
  });
  return (
    <Dialog title={texts.sentences} isOpen onClose={onClose} size="large" isDismissable={false}>
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data !== undefined && (
        <Rows templateId={templateId} rows={found.data.data.attributes.translations} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Maximum number of rows rendered; a narrower search shows the others. */
const mostShown = 40;

function Rows({ templateId, rows, onClose }: SentencesProps & { readonly rows: readonly TranslationRow[] }) {
  const { template: texts, kit } = usePageTexts();
  const { translate } = useMutations(templateMutations);
  const language = useLanguage();
  const locales = rows[0]?.['locale-values'].map(({ locale }) => locale) ?? [];
  const [locale, setLocale] = useState(locales[0] ?? '');
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const shown = rowsWith(rows, locale, text);
  const changed = changedRows(rows, locale, typed);
  const send = async () => {
    if (changed.length > 0) await translate(templateId, changed);
    toast('good', texts.saved);
    onClose();
  };
  return (
    <Form send={texts.takeSentences} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
      <div className={styles['grid']}>
        <Select
          label={texts.sentenceLanguage}
          value={locale}
          onChange={(next) => {
            setLocale(next);
            setTyped(new Map());
          }}
          choices={locales.map((value) => ({ value, label: names.of(value) ?? value }))}
          isDisabled={changed.length > 0}
          {...(changed.length > 0 ? { help: countOf(texts.sentencesChanged, changed.length, language) } : {})}
        />
        <Field label={texts.sentenceFind} value={text} onChange={setText} autoComplete="off" />
      </div>
      {shown.slice(0, mostShown).map((row) => (
        <Field
          key={`${locale} ${nameOfRow(row)}`}
          label={`${row['step-display-name']} · ${row.component}${row['attribute-name'] === 'text' ? '' : ` · ${row['attribute-name']}`}`}
          value={typed.get(nameOfRow(row)) ?? valueIn(row, locale)}
          onChange={(next) => setTyped(new Map(typed).set(nameOfRow(row), next))}
          maxLength={1000}
          rows={2}
        />
      ))}
      {shown.length > mostShown && (
        <p className={styles['quiet']}>{countOf(texts.sentencesMore, shown.length - mostShown, language)}</p>
      )}
    </Form>
  );
}
