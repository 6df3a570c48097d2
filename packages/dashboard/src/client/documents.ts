/** JSON:API shapes of all responses. */

export interface Resource<Type extends string, Attributes, Relationships = object> {
  readonly type: Type;
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships?: Relationships;
}

export interface Single<Item, Meta = object> {
  readonly data: Item;
  readonly meta?: Meta;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  /** Addresses of the previous and the next page; null where there is none. */
  readonly links?: { readonly prev: string | null; readonly next: string | null };
}

/** Returns the cursor of the next page, null on the last one. */
export function nextCursor({ links }: Page<unknown>): string | null {
  if (links?.next === null || links?.next === undefined) return null;
  return new URL(links.next, location.origin).searchParams.get('page[after]');
}
