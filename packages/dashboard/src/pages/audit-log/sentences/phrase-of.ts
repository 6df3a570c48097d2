/** Choice of the phrase of a row: by its operation, of which some share one, or by its action if it is no request. */
import type { AuditRow } from '../../../client/audit-log.ts';
import { toldBy } from '../../../client/audit-log.ts';
import { type PhraseKey, sentences } from './en.ts';

/** Operations that share a phrase. */
const families: readonly (readonly [pattern: RegExp, key: PhraseKey])[] = [
  [/^generate-a-one-time-link/, 'link-made'],
  [/(^|-)add-tag$/, 'tag-added'],
  [/(^|-)remove-tag$/, 'tag-removed'],
  [/(^|-)set-(all-)?tags$/, 'tags-replaced'],
  [/^expire-(an-inquiry-session|inquiry-sessions)$/, 'sessions-of-inquiry-ended'],
  [/-add-relation$/, 'relation-added'],
  [/-remove-relation$/, 'relation-removed'],
  [/^create-.*-list$|^make-a-list$/, 'list-created'],
  [/^create-.*-list-item$|^paste-list-items$/, 'item-added'],
  [/^archive-.*-list-item$/, 'item-archived'],
  [/^import-(an-account|.*-lists)$/, 'imported'],
  [/^(create|update)-a-case-assignment-policy$/, 'policy-changed'],
  [/^(create|update)-a-case-team$/, 'team-changed'],
  [/^redeliver-/, 'redelivered'],
  [/^step-up-session/, 'stepped-up'],
  [/^ask-for-a-(new-passkey|passkey-again)$/, 'asked-for-passkey'],
  [/^print-(an-inquiry-pdf|a-verification-as-pdf)$/, 'printed'],
  [/^search-/, 'searched'],
  [/^preview-/, 'previewed'],
  [/^(backtest|replay)-/, 'tried-out'],
];

/** Returns the phrase of an operation or an action; null for one without. */
export function phraseOf(name: string): PhraseKey | null {
  if (Object.hasOwn(sentences.phrases, name)) return name as PhraseKey;
  return families.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Returns the phrase of a row; null for an operation that this release does not know. */
export function phraseOfRow(row: AuditRow): PhraseKey | null {
  const { operation, action, kind, object, prefetched, seen } = toldBy(row);
  if (prefetched === true && seen !== true) return 'prefetched';
  const known = phraseOf(operation ?? action ?? '');
  if (known !== null) return known;
  const isRead = kind === undefined ? row.attributes.method === 'GET' : kind !== 'change';
  if (!isRead) return null;
  return object === undefined ? 'read-page' : 'read-object';
}
