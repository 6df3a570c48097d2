/** A document of the newest version as its reader sees it. */
import type { ReadContext } from '../operations/context.ts';
import { signFileLinks } from '../storage/file-links.ts';
import type { Versioned } from './exchange.ts';
import { type Document, mapResources } from './json-api/document.ts';
import { inflectDocument } from './json-api/inflect-keys.ts';
import type { ParsedQuery } from './json-api/parse-query.ts';
import { applySparseFields } from './json-api/sparse-fields.ts';
import { shownTo } from './key-rights/key-rights.ts';
import { downgradeDocument, fileLinksNeedAKey, inflectsFieldKeys } from './versions/index.ts';

/** In the reader's version and casing, with what its key may see and `fields` selects. Links to files are yet to be signed. */
export function renderDocument(
  { caller, version, inflection, services }: Versioned,
  { sparse }: ParsedQuery,
  document: Document,
): object {
  // Attributes that only an older version shows can be named in `fields` and in a blocklist too, so both come after it.
  const older = downgradeDocument(document, version);
  const permitted = shownTo(caller, older, services.registry);
  const selected = mapResources(permitted, (resource) => applySparseFields(resource, sparse));
  return inflectDocument(selected, inflection, inflectsFieldKeys(version));
}

/** The text with its links to files as the reader's version opens them, for as long as its key says. */
export function signLinks({ caller, version }: Versioned, { baseUrl, clock }: ReadContext, json: string): string {
  const lifeSeconds = caller.fileTokenSeconds;
  const terms = { baseUrl, now: clock.now(), lifeSeconds, withKey: fileLinksNeedAKey(version) };
  return signFileLinks(json, caller.scope, terms);
}
