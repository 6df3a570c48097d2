/** Store of inquiry templates and their versions: SQL writes. The caller holds the template's lock. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import { assignments, insertRow } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { TemplateDefinition } from './definition.ts';
import type { InquiryTemplate, InquiryTemplateVersion, Translations } from './template.ts';

const changingOfTemplate = (template: InquiryTemplate) => ({
  name: template.name,
  status: template.status,
  latest_published_version_id: template.latestPublishedVersionId,
  embedded_flow_domain_allowlist: template.embeddedFlowDomains,
  hosted_flow_subdomains: template.hostedFlowSubdomains,
  hosted_flow_redirect_uri_schemes: template.redirectSchemes,
  client_side_creation: template.clientSideCreation,
});

export async function insertTemplate(tx: Transaction, scope: Scope, template: InquiryTemplate): Promise<void> {
  const { id, createdAt } = template;
  const values = { environment_id: scope.environmentId, id, created_at: createdAt, ...changingOfTemplate(template) };
  await tx.execute(insertRow('inquiry_templates', values));
}

export async function saveTemplate(tx: Transaction, scope: Scope, template: InquiryTemplate): Promise<void> {
  await tx.execute(
    sql`update inquiry_templates set ${assignments('inquiry_templates', changingOfTemplate(template))}
        where environment_id = ${scope.environmentId} and id = ${template.id}`,
  );
}

/** Members stored in a version's own row. */
export type VersionRecord = Pick<
  InquiryTemplateVersion,
  | 'id'
  | 'templateId'
  | 'status'
  | 'nameDisplay'
  | 'description'
  | 'definition'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
  | 'publishedBy'
>;

const changingOfVersion = (version: VersionRecord) => ({
  status: version.status,
  name_display: version.nameDisplay,
  description: version.description,
  definition: JSON.stringify(version.definition),
  updated_at: version.updatedAt,
  published_at: version.publishedAt,
  published_by: version.publishedBy,
});

export async function insertVersion(
  tx: Transaction,
  scope: Scope,
  version: VersionRecord,
  translations: Translations,
): Promise<void> {
  await tx.execute(
    insertRow('inquiry_template_versions', {
      environment_id: scope.environmentId,
      id: version.id,
      template_id: version.templateId,
      translations: JSON.stringify(translations),
      created_at: version.createdAt,
      ...changingOfVersion(version),
    }),
  );
}

/** Saves a draft; the row must still be a draft, since published versions never change. */
export async function saveDraft(tx: Transaction, scope: Scope, version: VersionRecord): Promise<void> {
  await tx.execute(
    sql`update inquiry_template_versions set ${assignments('inquiry_template_versions', changingOfVersion(version))}
        where environment_id = ${scope.environmentId} and id = ${version.id} and status = 'draft'`,
  );
}

export async function saveTranslations(
  tx: Transaction,
  scope: Scope,
  versionId: string,
  translations: Translations,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update inquiry_template_versions set translations = ${JSON.stringify(translations)}, updated_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${versionId} and status = 'draft'`,
  );
}

export async function deleteDraft(tx: Transaction, scope: Scope, versionId: string): Promise<void> {
  await tx.execute(
    sql`delete from inquiry_template_versions
        where environment_id = ${scope.environmentId} and id = ${versionId} and status = 'draft'`,
  );
}

/** Inserts a template with a published first version, for a new environment. */
export async function insertPublishedTemplate(
  tx: Transaction,
  scope: Scope,
  template: { id: string; versionId: string; name: string; definition: TemplateDefinition; now: Date },
): Promise<void> {
  const { id, versionId, name, definition, now } = template;
  const lists = { embeddedFlowDomains: [], hostedFlowSubdomains: [], redirectSchemes: [], fields: definition.fields };
  await insertTemplate(tx, scope, {
    id,
    name,
    status: 'active',
    latestPublishedVersionId: versionId,
    ...lists,
    clientSideCreation: scope.environmentKind === 'sandbox',
    createdAt: now,
  });
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const version = {
    id: versionId,
    templateId: id,
    nameDisplay: null,
    description: null,
    definition,
    ...times,
    publishedBy: null,
  };
  await insertVersion(tx, scope, { ...version, status: 'published' }, {});
}
