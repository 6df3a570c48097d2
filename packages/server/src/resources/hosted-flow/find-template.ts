/** What an inquiry's flow follows: its version's configuration and own sentences, and the look it wears. */
import type { FlowLook } from '@countersign/flow/page';
import type { ReadContext } from '../../api/endpoint.ts';
import type { Inquiry } from '../inquiries/index.ts';
import {
  findTranslations,
  findVersions,
  type TemplateDefinition,
  type Translations,
} from '../inquiry-templates/index.ts';
import { findThemeSets, lookOf } from '../theme-sets/index.ts';

export interface FlowTemplate {
  readonly definition: TemplateDefinition;
  readonly translations: Translations;
  /** Null for the flow's own. */
  readonly look: FlowLook | null;
}

export async function findFlowTemplate({ tx, scope }: ReadContext, inquiry: Inquiry): Promise<FlowTemplate> {
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  if (version === undefined) throw new Error(`template version ${inquiry.templateVersionId} is missing`);
  const { definition } = version;
  const themeSetId = inquiry.themeSetId ?? definition.themeSetId;
  const [themeSet] = themeSetId === null ? [] : await findThemeSets(tx, scope, [themeSetId]);
  return {
    definition,
    translations: await findTranslations(tx, scope, version.id),
    look: themeSet?.status === 'active' ? lookOf(themeSet.styles) : null,
  };
}
