/** An inquiry template and its versions as they are kept. */
import type { FieldSchema } from '../../../fields/index.ts';
import type { TemplateDefinition } from './definition.ts';

export interface InquiryTemplate {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  /** The version that new inquiries follow; null while nothing was published. */
  readonly latestPublishedVersionId: string | null;
  readonly embeddedFlowDomains: readonly string[];
  readonly hostedFlowSubdomains: readonly string[];
  /** Empty for http and https. */
  readonly redirectSchemes: readonly string[];
  /** Of the live version; the default ones while there is none. */
  readonly fields: readonly FieldSchema[];
  readonly createdAt: Date;
}

export interface InquiryTemplateVersion {
  readonly id: string;
  readonly templateId: string;
  readonly status: 'published' | 'draft';
  /** Whether new inquiries follow it. */
  readonly live: boolean;
  readonly templateName: string;
  readonly templateStatus: InquiryTemplate['status'];
  readonly redirectSchemes: readonly string[];
  /** Null for the template's name. */
  readonly nameDisplay: string | null;
  readonly description: string | null;
  readonly definition: TemplateDefinition;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
}

/** Sentences of the business's own: locale to key of the flow's texts to sentence. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;
