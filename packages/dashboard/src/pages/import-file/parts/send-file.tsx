/** A form with the file, and the list that gets its rows. A refusal is shown at the field that it concerns. */
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { base64Of } from '../../../client/base64-of.ts';
import { importerMutations } from '../../../client/importers.ts';
import type { List } from '../../../client/lists.ts';
import type { ImportKind } from '../../../imports/kinds.ts';
import { FileField } from '../../../kit/file-field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { useEnvironment } from '../../../shell/session.ts';
import { useFilter } from '../../../shell/use-filter.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Problems, problemsOf } from '../problems.ts';

/** Largest file in bytes, as in the server. */
const largest = 30_000_000;

export interface SendFileProps {
  readonly kind: ImportKind;
  /** Lists of the kind; null for accounts. */
  readonly lists: readonly List[] | null;
}

export function SendFile({ kind, lists }: SendFileProps) {
  const { importFile: texts } = usePageTexts();
  const [{ list: asked = '' }, setFilter] = useFilter();
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const listId = lists?.find(({ id }) => id === asked)?.id ?? null;
  const start = useStart(kind, listId);
  const send = async () => {
    const missing = {
      ...(lists !== null && listId === null ? { list: texts.chooseList } : {}),
      ...(file === null ? { file: texts.chooseFile } : {}),
      ...(file !== null && file.size > largest ? { file: texts.tooLarge } : {}),
    };
    setProblems(missing);
    if (file === null || Object.keys(missing).length > 0) return;
    setProblems(await start(file));
  };
  if (lists?.length === 0) return <NoList />;
  return (
    <Form send={texts.send} onSend={send}>
      {lists !== null && (
        <Select
          label={texts.list}
          value={listId ?? ''}
          onChange={(next) => {
            setFilter({ list: next });
            setProblems({ ...problems, list: undefined });
          }}
          choices={[
            ...(listId === null ? [{ value: '', label: texts.chooseList }] : []),
            ...lists.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
          ]}
          {...(problems.list === undefined ? {} : { problem: problems.list })}
        />
      )}
      <FileField
        label={texts.file}
        help={texts.fileHelp}
        placeholder={texts.filePlaceholder}
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        onChange={(chosen) => {
          setFile(chosen);
          setProblems({ ...problems, file: undefined });
        }}
        problem={problems.file}
      />
    </Form>
  );
}

/** Returns a function that starts the import and opens its page, or returns what is wrong with a field. */
function useStart(kind: ImportKind, listId: string | null): (file: File) => Promise<Problems> {
  const { importFile: texts } = usePageTexts();
  const { kind: environment } = useEnvironment();
  const navigate = useNavigate();
  const { start } = useMutations(importerMutations);
  return async (file) => {
    const data = await base64Of(file).catch(() => null);
    if (data === null) return { file: texts.unreadable };
    try {
      const { data: importer } = await start(kind, listId, { data, filename: file.name });
      await navigate({ to: `/${environment}/imports/${importer.id}` });
      return {};
    } catch (error) {
      return problemsOf(error);
    }
  };
}

function NoList() {
  const { importFile: texts, lists } = usePageTexts();
  const { kind } = useEnvironment();
  return (
    <Notice tone="info" action={<Link to={`/${kind}/lists`}>{lists.title}</Link>}>
      {texts.noList}
    </Notice>
  );
}
