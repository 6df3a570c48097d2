/** Endpoints of importers. */
import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { type ImporterKind, importerKindNames, kindOfImporter } from './importer-kinds.ts';
import { checkFile, readCreateImporter } from './input.ts';
import { createImporter } from './operations/create-importer.ts';
import { importAccountsAttributes, importItemsAttributes } from './schema.ts';
import { serializeImporter } from './serializer.ts';
import { findImporters, listImporters } from './store.ts';

const readings: readonly Endpoint[] = [
  readEndpoint({
    path: '/importers',
    operationId: 'list-all-importers',
    summary: 'Lists the importers of the environment, newest first.',
    permission: 'importer.read',
    resourceType: 'importer/',
    async handle({ tx, scope }, { page }) {
      const found = await listImporters(tx, scope, page);
      return { page: { ...found, items: found.items.map(serializeImporter) } };
    },
  }),
  readEndpoint({
    path: '/importers/{importer-id}',
    operationId: 'retrieve-an-importer',
    summary: 'Retrieves one importer with its progress and results.',
    permission: 'importer.read',
    resourceType: 'importer/',
    async handle({ tx, scope }, { params }) {
      const [importer] = await findImporters(tx, scope, [params['importer-id']]);
      if (importer === undefined) throw new Refusal('not_found');
      return { resource: serializeImporter(importer) };
    },
  }),
];

function creationOf(kind: ImporterKind): Endpoint {
  const { path, operationId, rows, itemKind } = kindOfImporter(kind);
  return writeEndpoint({
    path: `/importer/${path}`,
    operationId,
    summary:
      itemKind === null ? `Imports new ${rows} from a CSV file.` : `Imports ${rows} from a CSV file into one list.`,
    permission: 'importer.write',
    resourceType: `importer/${kind}`,
    success: 201,
    bodyLimit: fileBodyLimit,
    acceptsForm: true,
    ...(itemKind === null ? { quota: 'create_account' as const } : {}),
    attributes: itemKind === null ? importAccountsAttributes : importItemsAttributes,
    prepare: (_look, { attributes }) => checkFile(kind, attributes),
    async handle(context, { attributes }, file) {
      const importer = await createImporter(context, readCreateImporter(kind, attributes, file));
      return { resource: serializeImporter(importer) };
    },
  });
}

export const importerEndpoints: readonly Endpoint[] = [...readings, ...importerKindNames.map(creationOf)];
