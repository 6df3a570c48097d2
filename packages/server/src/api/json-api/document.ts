/** The JSON:API-like envelope in the newest version and kebab casing. */

export interface ResourceReference {
  readonly type: string;
  readonly id: string;
}

export type RelationshipData = ResourceReference | null | readonly ResourceReference[];

export interface Resource<Attributes extends object = Readonly<Record<string, unknown>>> {
  readonly type: string;
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships?: Readonly<Record<string, { readonly data: RelationshipData }>>;
  /** Members outside the attributes, such as the version of a template. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Attributes that only older versions show, as input of their changes; no answer has this member. */
  readonly formerly?: Readonly<Record<string, unknown>>;
}

export interface PageLinks {
  readonly prev: string | null;
  readonly next: string | null;
}

export interface Document {
  readonly data: Resource | readonly Resource[];
  readonly included?: readonly Resource[];
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly links?: PageLinks;
}

/** Returns the document with each resource object in `data` and `included` replaced by `change`. */
export function mapResources(document: Document, change: (resource: Resource) => Resource): Document {
  const data = document.data;
  return {
    ...document,
    data: Array.isArray(data) ? (data as readonly Resource[]).map(change) : change(data as Resource),
    ...(document.included === undefined ? {} : { included: document.included.map(change) }),
  };
}
