/** Files that may be attached to a case: PDF and pictures (contract, resources 4.2). */
import type { FieldSchema } from '../../../fields/index.ts';

export const attachmentSchema: FieldSchema = {
  type: 'file',
  key: 'attachment',
  config: {
    'max-file-size-bytes': 20_000_000,
    'supported-mime-types': [
      'application/pdf',
      ...['jpeg', 'jpg', 'png', 'gif', 'heic', 'heif', 'tif', 'tiff'].map((name) => `image/${name}`),
    ],
  },
};
