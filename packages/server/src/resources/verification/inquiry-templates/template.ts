/** Inquiry template and its versions, as stored. */
import type { FieldSchema } from '../../../fields/index.ts';
import type { TemplateDefinition } from './definition.ts';

export interface InquiryTemplate {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  /** Version that new inquiries use; null while none is published. */
  readonly latestPublishedVersionId: string | null;
  readonly embeddedFlowDomains: readonly string[];
  readonly hostedFlowSubdomains: readonly string[];
  /** True if an address of the hosted flow may create inquiries, for every person who knows the address. */
  readonly clientSideCreation: boolean;
  /** Redirect schemes; empty for http and https. */
  readonly redirectSchemes: readonly string[];
  /** Fields of the live version; the default ones while there is none. */
  readonly fields: readonly FieldSchema[];
  readonly createdAt: Date;
}

export interface InquiryTemplateVersion {
  readonly id: string;
  readonly templateId: string;
  readonly status: 'published' | 'draft';
  /** True if new inquiries use this version. */
  readonly live: boolean;
  readonly templateName: string;
  readonly templateStatus: InquiryTemplate['status'];
  readonly redirectSchemes: readonly string[];
  readonly embeddedFlowDomains: readonly string[];
  readonly clientSideCreation: boolean;
  /** Displayed name; null for the template's name. */
  readonly nameDisplay: string | null;
  readonly description: string | null;
  readonly definition: TemplateDefinition;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  /** Id of the user or API key that published it; null for a draft, and where it was not recorded. */
  readonly publishedBy: string | null;
}

/** Texts that replace the flow's: locale to key of the flow's texts to text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;
