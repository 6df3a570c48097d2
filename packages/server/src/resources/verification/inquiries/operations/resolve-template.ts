/** Resolution of one of the three template identifiers to the version of a new inquiry. */
import type { Reader } from '../../../../database/connection.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findLiveVersion, findVersions, type InquiryTemplateVersion } from '../../inquiry-templates/index.ts';
import { type CreateInquiry, nameAt, pointers } from '../input.ts';

const prefixes = { inquiryTemplateId: 'itmpl_', inquiryTemplateVersionId: 'itmplv_', templateId: 'tmpl_' } as const;

type Identifier = keyof typeof prefixes;

const identifiers = Object.keys(prefixes) as Identifier[];

/** Returns the one identifier given. Throws bad_request for none, several, or one with a wrong prefix. */
function identifierOf(command: CreateInquiry): { readonly by: Identifier; readonly id: string } {
  const given = identifiers.flatMap((by) => {
    const id = command[by] ?? null;
    return id === null ? [] : [{ by, id }];
  });
  const [only] = given;
  if (only === undefined || given.length > 1) {
    const names = identifiers.map((by) => nameAt(pointers[by]));
    throw new Refusal('bad_request', {
      details: `exactly one of ${names.join(', ')} must be sent, got ${given.length}`,
      pointer: '/data/attributes',
    });
  }
  const prefix = prefixes[only.by];
  const pointer = pointers[only.by];
  if (!only.id.startsWith(prefix)) {
    throw new Refusal('bad_request', {
      details: `${nameAt(pointer)} must start with ${prefix}, got ${only.id.slice(0, 80)}`,
      pointer,
    });
  }
  return only;
}

/**
 * Finds the version. Throws not_found for an unknown id, unprocessable for a draft and for a template that is inactive
 * or has no published version.
 */
export async function resolveTemplateVersion(
  tx: Reader,
  scope: Scope,
  command: CreateInquiry,
): Promise<InquiryTemplateVersion> {
  const { by, id } = identifierOf(command);
  const pointer = pointers[by];
  if (by === 'inquiryTemplateVersionId') {
    const [version] = await findVersions(tx, scope, [id]);
    if (version === undefined) throw new Refusal('not_found');
    if (version.status === 'draft') {
      throw new Refusal('unprocessable', { details: 'the inquiry template version is a draft', pointer });
    }
    return activeOnly(version, version.templateStatus, pointer);
  }
  const live = await findLiveVersion(tx, scope, id.replace(/^tmpl_/, 'itmpl_'));
  if (live === null) throw new Refusal('not_found');
  return activeOnly(live.version, live.status, pointer);
}

function activeOnly(
  version: InquiryTemplateVersion | null,
  status: InquiryTemplateVersion['templateStatus'],
  pointer: string,
): InquiryTemplateVersion {
  if (status !== 'active') {
    throw new Refusal('unprocessable', { details: 'the inquiry template is inactive', pointer });
  }
  if (version === null) {
    throw new Refusal('unprocessable', { details: 'the inquiry template has no published version', pointer });
  }
  return version;
}
