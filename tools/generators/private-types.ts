/** Generator of types for the dashboard: bodies and answers of each operation of the private interface. */
import { privateOpenApiDocument } from '../../packages/server/src/api/openapi/private-document.ts';
import { describeSlices } from '../../packages/server/src/resources/index.ts';
import { typesOf } from './client.ts';
import type { GeneratedFiles } from './generated-files.ts';

export const privateTypesFolder = 'packages/dashboard/src/client/generated';

export async function generatePrivateTypes(): Promise<GeneratedFiles> {
  const document = JSON.stringify(privateOpenApiDocument(describeSlices()));
  const files = await typesOf(document);
  return new Map([...files].map(([path, text]) => [`${privateTypesFolder}/${path}`, text]));
}
