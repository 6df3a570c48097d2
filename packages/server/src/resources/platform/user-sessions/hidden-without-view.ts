/**
 * What tells who somebody is: attributes that are kept from people without the permission `pii.view`, in the language of attribute
 * blocklists (contract, platform 14.8).
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
  // Of reports: who was asked for by a whole name, and who is like them.
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
  // What is on lists.
  '/*/attributes/value?type=list-item',
  '/*/attributes/field-value?type=list-item',
  '/*/attributes/id-number?type=list-item',
  // What somebody wrote of a person may tell anything.
  'note',
  'reviewer-comment',
  '/*/attributes/message?type=case-comment',
  'attachments',
  '!/*/attributes/note?type=api-key',
  // Which fields a step of a template shows, for whoever edits templates and sees no persons.
  '!/*/attributes/steps/fields?type=inquiry-template-version',
  // Of colleagues, and of where they came from: an auditor has to know.
  '!/*/attributes/email-address?type=user',
  '!/*/attributes/name-first?type=user',
  '!/*/attributes/name-last?type=user',
  '!/*/attributes/ip-address?type=user-audit-log',
  '!/*/attributes/ip-address?type=user-session',
  // Of the program that called, which is no individual's.
  '!/*/attributes/request/ip-address?type=api-log',
];
