/**
 * Attributes that identify a person, hidden from people without the permission `pii.view`, as entries of an attribute
 * blocklist (contract, platform 14.8).
 */
export const hiddenWithoutView: readonly string[] = [
  'name-first',
  'name-middle',
  'name-last',
  'name-full',
  'native-name-*',
  'birthdate',
  'address-*',
  'email-address',
  'phone-number',
  'identification-number',
  'identification-numbers',
  'document-number',
  'social-security-number',
  'fields',
  'field-corrections',
  // Reports: the searched name, and the matches.
  'term',
  'matched-lists',
  'ignore-list',
  'related-sources',
  'selfie-photo*',
  '*-photo-url*',
  '*-photo-urls',
  'front-photo*',
  'back-photo*',
  'center-photo*',
  'left-photo*',
  'right-photo*',
  'video-*',
  'photo-urls',
  'files',
  'extracted-*',
  'ip-address',
  'latitude',
  'longitude',
  'gps-*',
  // List items.
  '/*/attributes/value?type=list-item',
  '/*/attributes/field-value?type=list-item',
  '/*/attributes/id-number?type=list-item',
  // Free text about a person may contain anything.
  'note',
  'reviewer-comment',
  '/*/attributes/message?type=case-comment',
  'attachments',
  '!/*/attributes/note?type=api-key',
  // Fields of a template step, for people who edit templates without seeing personal data.
  '!/*/attributes/steps/fields?type=inquiry-template-version',
  '!/*/attributes/forms/fields?type=inquiry-template-version',
  // Colleagues and their addresses, which an auditor must see.
  '!/*/attributes/email-address?type=user',
  '!/*/attributes/name-first?type=user',
  '!/*/attributes/name-last?type=user',
  '!/*/attributes/ip-address?type=user-audit-log',
  '!/*/attributes/ip-address?type=user-session',
  // Address of the calling program, which is not a person's.
  '!/*/attributes/request/ip-address?type=api-log',
];
