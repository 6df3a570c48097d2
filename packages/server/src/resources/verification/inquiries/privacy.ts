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
    },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'inquiries', forever: 'until the business redacts it; what stays then tells that somebody was decided on' },
];

export const pictures = fillPort(retentionOfPictures, findPicturesPastRetention);
