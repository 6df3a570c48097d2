/**
 * An article as entities: each name in it, once as a person and once as an organization, with the article attached.
 * Pure.
 */
import { createHash } from 'node:crypto';
import { type Article, type Entity, type EntityKind, entityOf, type NameForm } from '../entity.ts';
import { sortByCategory } from './categories.ts';
import { namesInText } from './names-in-text.ts';

export interface RawArticle {
  readonly title: string;
  /** Plain text without markup. */
  readonly text: string;
  readonly url: string;
  readonly date: string | null;
  readonly publisher: string;
  readonly countryCode: string | null;
  /** Language as the feed declares it; null where it does not. */
  readonly language: string | null;
}

const mostOfASnippet = 300;
const mostOfATitle = 300;
const mostOfAnAddress = 2_000;

function snippetOf(text: string): string {
  if (text.length <= mostOfASnippet) return text;
  const cut = text.slice(0, mostOfASnippet);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostOfASnippet / 2))} …`;
}

/** Returns the address; null for one that cannot or should not be opened. */
function addressOf(text: string): string | null {
  if (text.length > mostOfAnAddress || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

const named = (value: string): NameForm => ({ value, type: 'primary_name', quality: 'strong' });

/** Returns the entities; none for an article without a category, which is not adverse. */
export function entitiesOfArticle(raw: RawArticle): Entity[] {
  const url = addressOf(raw.url);
  const { language, categories } = sortByCategory(`${raw.title} ${raw.text}`, raw.language);
  if (url === null || categories.length === 0) return [];
  const article: Article = {
    title: raw.title.slice(0, mostOfATitle),
    url,
    date: raw.date,
    snippet: snippetOf(raw.text),
    publisher: raw.publisher,
    countryCode: raw.countryCode,
    language,
    categories,
  };
  const key = createHash('sha256').update(url).digest('base64url').slice(0, 22);
  const { persons, organizations } = namesInText(raw.title, raw.text);
  const of = (kind: EntityKind, names: readonly string[]): Entity[] =>
    names.length === 0
      ? []
      : [entityOf({ key: `${key}.${kind}`, kind, names: names.map(named), listedAt: raw.date, article })];
  return [...of('person', persons), ...of('organization', organizations)];
}
