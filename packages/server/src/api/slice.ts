/** What a slice offers to the API: its endpoints, and how resources of its types are loaded and rendered. */
import type { TObject } from 'typebox';
import type { Endpoint, ReadContext } from './endpoint.ts';
import type { Resource } from './json-api/document.ts';

export interface ResourceKind {
  /** The `type` value, or its prefix with a slash for families: `inquiry`, `verification/`. */
  readonly type: string;
  /** The types of a family that exist; its schema is one of theirs. */
  readonly members?: readonly string[];
  /** Relationships that may be named in `include`. */
  readonly includable: readonly string[];
  /** Schema of `attributes` in the newest version. */
  readonly attributes: TObject;
  /** Resources with these ids, in any order; unknown ids are left out. */
  load(context: ReadContext, ids: readonly string[]): Promise<Resource[]>;
}

export interface Slice {
  readonly kinds: readonly ResourceKind[];
  readonly endpoints: readonly Endpoint[];
  /** Event names this slice records. */
  readonly events: readonly string[];
}

export interface Registry {
  /** False for types that are only ever referred to, such as the API key that reviewed an inquiry. */
  renders(type: string): boolean;
  /** Throws when nothing renders this type. */
  kindOf(type: string): ResourceKind;
  readonly slices: readonly Slice[];
}

export function createRegistry(slices: readonly Slice[]): Registry {
  const kinds = slices.flatMap((slice) => slice.kinds);
  const find = (type: string): ResourceKind | undefined =>
    kinds.find(({ type: known }) => (known.endsWith('/') ? type.startsWith(known) : type === known));
  return {
    slices,
    renders: (type) => find(type) !== undefined,
    kindOf(type) {
      const kind = find(type);
      if (kind === undefined) throw new Error(`no slice renders ${type}`);
      return kind;
    },
  };
}
