/** Importers: accounts and items of lists from CSV files. */
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { importerEndpoints } from './endpoints.ts';
import { importerKindNames } from './importer-kinds.ts';
import { importRowsJob, resumeImportersJob } from './jobs.ts';
import { erases, keeps } from './privacy.ts';
import { importerAttributes } from './schema.ts';
import { serializeImporter } from './serializer.ts';
import { findImporters } from './store.ts';

const kindNamed = (type: string) =>
  defineKind({
    type,
    readPermission: 'importer.read',
    includable: [],
    attributes: importerAttributes,
    load: async ({ tx, scope }, ids) => (await findImporters(tx, scope, ids)).map(serializeImporter),
  });

const types = importerKindNames.map((kind) => `importer/${kind}`);

export const importersSlice = defineSlice({
  events: [],
  kinds: [...types.map(kindNamed), { ...kindNamed('importer/'), members: types }],
  endpoints: importerEndpoints,
  jobs: [importRowsJob, resumeImportersJob],
  erases,
  keeps,
});
