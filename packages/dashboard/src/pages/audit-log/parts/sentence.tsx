/** A row as a sentence: who did what to what. */
import { Link } from '@tanstack/react-router';
import { createElement, Fragment, type ReactNode } from 'react';
import { type AuditRow, askerOf, toldBy } from '../../../client/audit-log.ts';
import { useEnvironment, useHasRight, useSession } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { placeOf, prefixOf } from '../places.ts';
import { useSentences } from '../sentences/load-sentences.ts';
import { phraseOfRow } from '../sentences/phrase-of.ts';

/** Returns the text with nodes in its places, such as `{what}`. */
function withNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/(\{[a-z]+\})/).map((part) => nodes[part.slice(1, -1)] ?? part);
  return createElement(Fragment, null, ...parts);
}

/** Returns the name of an operation as words, for one that this release does not know. */
const wordsOf = (row: AuditRow): string => {
  const { operation } = toldBy(row);
  return operation?.replaceAll('-', ' ') ?? `${row.attributes.method} ${row.attributes.path}`;
};

export function Sentence({ row, as }: { readonly row: AuditRow; readonly as?: 'read-object' | 'read-page' }) {
  const { auditLog: texts } = usePageTexts();
  const sentences = useSentences();
  const { actor, object, action, by } = toldBy(row);
  const who = <strong>{actor ?? askerOf(row)}</strong>;
  const key = as ?? phraseOfRow(row);
  const name = object === undefined ? null : <ObjectName row={row} object={object} />;
  const noun = object === undefined ? undefined : nounOf(sentences.nouns, object.id);
  const nodes = {
    what: name ?? '',
    object: noun === undefined ? (name ?? texts.nothing) : withNodes(noun, { name }),
    picture: <Picture row={row} />,
  };
  if (key === null) {
    return (
      <>
        {who}: {wordsOf(row)} {name}
      </>
    );
  }
  const phrase = withNodes(sentences.phrases[key], nodes);
  if (action !== undefined && by === 'operator') return phrase;
  return (
    <>
      {who} {phrase}
    </>
  );
}

const nounOf = (nouns: Readonly<Record<string, string>>, id: string): string | undefined => nouns[prefixOf(id)];

/** The reference id or name of an object, and a link to its page in the environment of the row. */
function ObjectName({
  row,
  object: { id, name },
}: {
  readonly row: AuditRow;
  readonly object: { readonly id: string; readonly name: string | null };
}) {
  const { environments } = useSession().meta;
  const here = useEnvironment();
  const hasRight = useHasRight();
  const { environmentId } = toldBy(row);
  const kind = environments.find((each) => each.id === environmentId)?.kind ?? here.kind;
  const place = placeOf(id, hasRight);
  return place === null ? <span>{name ?? id}</span> : <Link to={`/${kind}/${place}`}>{name ?? id}</Link>;
}

function Picture({ row }: { readonly row: AuditRow }): ReactNode {
  const { pictures, documents } = useSentences();
  const { picture = 'other', idClass } = toldBy(row);
  const known: Readonly<Record<string, string>> = documents;
  const document = known[idClass ?? ''] ?? documents.other;
  const page = picture.startsWith('page_') ? 'page' : picture;
  const text = (pictures as Readonly<Record<string, string>>)[page] ?? pictures.other;
  return fill(text, { document });
}
