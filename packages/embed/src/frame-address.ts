/** Address of the frame: `/widget` with the options as parameters (contract, inquiries 9). Pure. */
import { type ClientOptions, checkOptions, originOf } from './options.ts';

export type FlowType = 'embedded' | 'inline';

const dashed = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/**
 * Adds a value to the parameters. A member of an object becomes `fields[key][part]`, an element of a list
 * `fields[key][0]`.
 */
function add(into: URLSearchParams, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Date) into.append(name, value.toISOString());
  else if (typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) add(into, `${name}[${dashed(key)}]`, part);
  } else into.append(name, String(value));
}

/** Returns the address. Throws if the options contradict each other or name no host. */
export function frameAddress(options: ClientOptions, containerId: string, flowType: FlowType, origin: string): string {
  checkOptions(options);
  const query = new URLSearchParams({ 'container-id': containerId, 'flow-type': flowType, 'iframe-origin': origin });
  const { templateId = null } = options;
  const isInquiryTemplate = templateId?.startsWith('itmpl_') === true;
  const parameters: Readonly<Record<string, unknown>> = {
    'inquiry-template-id': isInquiryTemplate ? templateId : null,
    'template-id': isInquiryTemplate ? null : templateId,
    'inquiry-template-version-id': options.templateVersionId,
    'inquiry-id': options.inquiryId,
    'session-token': options.sessionToken,
    'environment-id': options.environmentId,
    environment: options.environment,
    'reference-id': options.referenceId,
    'account-id': options.accountId,
    'account-type-id': options.accountTypeId,
    fields: options.fields,
    language: options.language,
    'theme-set-id': options.themeSetId,
    'style-variant': options.styleVariant,
    'message-target-origin': options.messageTargetOrigin,
  };
  for (const [name, value] of Object.entries(parameters)) add(query, name, value === '' ? null : value);
  return `${originOf(options)}/widget?${query}`;
}
