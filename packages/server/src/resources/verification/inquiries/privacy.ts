/** Erasure and retention rules of inquiries. */
import { fillPort } from '../../../operations/port.ts';
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { retentionOfPictures } from '../../platform/files/index.ts';
import { findPicturesPastRetention } from './pictures-past-retention.ts';

const reference = 'the business names the inquiry by it; it goes when the account does';

export const erases: readonly Erasure[] = [
  {
    table: 'inquiries',
    by: { inquiry: 'id' },
    isResource: true,
    columns: ['sealed', 'note_index'],
    emptiedBy: 'redactInquiry',
  },
  {
    table: 'inquiries',
    stays: {
      survivors: 'holds nothing once the inquiry is redacted',
      reference_id: reference,
      reference_id_index: reference,
      person_digest: 'the digest of no term once the inquiry is redacted',
    },
  },
  { table: 'inquiry_person_terms', phase: 'at-once', by: { inquiry: 'inquiry_id' }, rows: 'deleted' },
];

export const keeps: readonly Retention[] = [
  { table: 'inquiry_person_terms', forever: 'until the business redacts the inquiry' },
  { table: 'inquiries', forever: 'until the business redacts it; what stays then tells that somebody was decided on' },
];

export const pictures = fillPort(retentionOfPictures, findPicturesPastRetention);
