/** Adverse media of a report's subject. Providers omit unknown members. */
import type { AnyReport } from '../../client/reports.ts';

export interface Article {
  /** Address of the article; empty if it has none. */
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  /** Publication date: `2026-11-01`, or only a month or a year; null if unknown. */
  readonly date: string | null;
}

export interface Publisher {
  readonly name: string;
  /** Types of the publisher, such as `adverse-media-fraud-linked`. */
  readonly types: readonly string[];
}

export interface MediaEntity {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly Article[];
  readonly publishers: readonly Publisher[];
}

type Members = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Members[] =>
  (Array.isArray(value) ? value : []).filter((each) => typeof each === 'object' && each !== null);
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []).map(textOf).filter(Boolean);

/** Matches a date, a month or a year, without the time after it. */
const day = /^(\d{4}(?:-\d{2}){0,2})(?:T.*)?$/;

function articleOf(told: Members): Article {
  const [url, date] = [textOf(told['url']), textOf(told['date'])];
  return {
    url,
    title: textOf(told['title']) || url,
    snippet: textOf(told['snippet']),
    date: day.exec(date)?.[1] ?? null,
  };
}

/** Returns the named persons or businesses, each with its articles. */
export const mediaEntitiesOf = ({ attributes }: Pick<AnyReport, 'attributes'>): MediaEntity[] =>
  listOf(attributes['related-sources']).map((source) => {
    const id = textOf(source['entity-id']) || textOf(source['id']);
    return {
      id,
      name: textOf(source['name']) || id,
      articles: listOf(source['media']).map(articleOf),
      publishers: listOf(source['sources']).map(({ name, types }) => ({ name: textOf(name), types: textsOf(types) })),
    };
  });

/** Returns the web address in third-party text; null if it could run code or is invalid. */
export function webAddressOf(text: string): URL | null {
  const address = URL.parse(text);
  return address !== null && ['http:', 'https:'].includes(address.protocol) ? address : null;
}
