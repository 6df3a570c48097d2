/** Template of an inquiry's flow: its version's configuration and sentences, and its look. */
import type { FlowLook } from '@countersign/flow/page';
import type { ReadContext } from '../operations/context.ts';
import { findThemeSets, lookOf, type Variant } from '../resources/appearance/theme-sets/index.ts';
import { findEmbeddingDomains } from '../resources/platform/settings/index.ts';
import type { Inquiry } from '../resources/verification/inquiries/index.ts';
import {
  findTranslations,
  findVersions,
  type RedirectRules,
  type TemplateDefinition,
  type Translations,
} from '../resources/verification/inquiry-templates/index.ts';

export interface FlowTemplate {
  readonly definition: TemplateDefinition;
  readonly translations: Translations;
  /** Look of the flow; null for the default. */
  readonly look: FlowLook | null;
  /** Rules for the return address of a link. */
  readonly redirects: RedirectRules;
  /** Domains whose pages may frame the flow: those of the template and those of the environment. */
  readonly embeddingDomains: readonly string[];
}

/** Finds the template; `variant` is the look that the link requests, null for that of theme and device. */
export async function findFlowTemplate(
  { tx, scope }: ReadContext,
  inquiry: Inquiry,
  variant: Variant | null,
): Promise<FlowTemplate> {
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  if (version === undefined) throw new Error(`template version ${inquiry.templateVersionId} is missing`);
  const { definition } = version;
  const themeSetId = inquiry.themeSetId ?? definition.themeSetId;
  const [themeSet] = themeSetId === null ? [] : await findThemeSets(tx, scope, [themeSetId]);
  return {
    definition,
    translations: await findTranslations(tx, scope, version.id),
    look: lookOf(themeSet?.status === 'active' ? themeSet.styles : {}, variant),
    redirects: version,
    embeddingDomains: [...version.embeddedFlowDomains, ...(await findEmbeddingDomains(tx, scope))],
  };
}
