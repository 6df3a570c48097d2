/**
 * One difference between a version and the one before it. Inner code knows only the newest version; changes apply at
 * the edge, to answers and webhook payloads. Pure.
 */
import type { Resource } from '../json-api/document.ts';

export interface RequestBody {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
  /** JSON pointers where moved members were sent, by their pointer in the newest version. */
  readonly movedFrom?: ReadonlyMap<string, string>;
}

/** Returns the pointer of an attribute in a request; the path includes `fields` where it applies. */
export const attributePointer = (...path: readonly string[]): string => ['/data/attributes', ...path].join('/');

export interface RequestTarget {
  /** Type of the endpoint's primary resource. */
  readonly resourceType: string;
  readonly operationId: string;
  /** Attribute names the newest version knows for this endpoint. */
  readonly knownAttributes: readonly string[];
}

/** JSON Schema of the members of `data.attributes`. */
export interface AttributesSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/**
 * Placeholder for a text that an older version may omit and the newest may not. No request can carry it: the body
 * parser refuses NUL characters.
 */
export const leftOut = '\0';

export interface VersionChange {
  /** Description of the change in one sentence, for docs/api-changelog.md. */
  readonly sentence: string;
  /** Resource types that the change touches; a slash at the end means a whole family. Empty for none. */
  readonly resourceTypes: readonly string[];
  /** Converts a newer resource object to the older shape. */
  downgradeResource?(resource: Resource): Resource;
  /** Converts an older request body to the newer shape. */
  upgradeRequest?(body: RequestBody, target: RequestTarget): RequestBody;
  /** Converts a request schema to the older version: the schema of the bodies that `upgradeRequest` reads. */
  olderRequest?(attributes: AttributesSchema, target: RequestTarget): AttributesSchema;
  /** Relationships that the older version embedded by default, by operation id. */
  readonly defaultIncludes?: Readonly<Record<string, readonly string[]>>;
  /** True if older versions inflected the keys inside `fields` too. */
  readonly inflectsFieldKeys?: boolean;
  /** True if file links of older versions require a key. */
  readonly fileLinksNeedAKey?: boolean;
  /** Attributes that the older version does not show, by resource type. */
  readonly addedAttributes?: Readonly<Record<string, readonly string[]>>;
  /** Attribute schemas of the older version, by resource type, merged over the newest ones in its OpenAPI. */
  readonly olderAttributes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface ApiVersion {
  readonly date: string;
  readonly changes: readonly VersionChange[];
}
