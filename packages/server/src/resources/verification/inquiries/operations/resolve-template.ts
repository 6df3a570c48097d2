/** From one of the three template identifiers to the version a new inquiry follows. */
import type { Reader } from '../../../../database/connection.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findLiveVersion, findVersions, type InquiryTemplateVersion } from '../../inquiry-templates/index.ts';
import type { CreateAttributes } from './create-input.ts';

const prefixes = {
  'inquiry-template-id': 'itmpl_',
  'inquiry-template-version-id': 'itmplv_',
  'template-id': 'tmpl_',
} as const;

type Identifier = keyof typeof prefixes;

/** The one identifier sent. Throws bad_request for none, several, or one with a wrong prefix. */
function identifierOf(attributes: CreateAttributes): { readonly name: Identifier; readonly id: string } {
  const sent = (Object.keys(prefixes) as Identifier[]).flatMap((name) => {
    const id = attributes[name] ?? null;
    return id === null ? [] : [{ name, id }];
  });
  const [only] = sent;
  if (only === undefined || sent.length > 1) {
    throw new Refusal('bad_request', {
      details: `exactly one of ${Object.keys(prefixes).join(', ')} must be sent, got ${sent.length}`,
      pointer: '/data/attributes',
    });
  }
  const prefix = prefixes[only.name];
  if (!only.id.startsWith(prefix)) {
    throw new Refusal('bad_request', {
      details: `${only.name} must start with ${prefix}, got ${only.id.slice(0, 80)}`,
      pointer: `/data/attributes/${only.name}`,
    });
  }
  return only;
}

/** Throws not_found for an unknown id, unprocessable for a draft and for a template that is inactive or has none published. */
export async function resolveTemplateVersion(
  tx: Reader,
  scope: Scope,
  attributes: CreateAttributes,
): Promise<InquiryTemplateVersion> {
  const { name, id } = identifierOf(attributes);
  const pointer = `/data/attributes/${name}`;
  if (name === 'inquiry-template-version-id') {
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
