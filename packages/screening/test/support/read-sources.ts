/** Lists that are passed to their readers as text. */
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import type { Entity } from '../../src/entity.ts';
import { formatOf, type SourceFiles } from '../../src/sources/index.ts';

export const filesOf = (contents: Readonly<Record<string, string>>): SourceFiles => ({
  names: Object.keys(contents),
  open: (name) => Readable.from([Buffer.from(contents[name] ?? '')]),
});

export async function read(
  format: string,
  contents: Readonly<Record<string, string>>,
): Promise<{ entities: Entity[]; issued: string | null }> {
  let issued: string | null = null;
  const found = formatOf(format);
  assert.ok(found, `${format} is a format`);
  const entities: Entity[] = [];
  for await (const entity of found.read(filesOf(contents), (at) => (issued = at))) entities.push(entity);
  return { entities, issued };
}

/** Two entries of OFAC’s list. */
export const sdn =
  '26138,"GHORBANIYAN, Mohammad","individual","CYBER2",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 09 Mar 1987; POB Tehran, Iran; nationality Iran; Gender Male; Digital Currency Address - XBT 1AjZPMsnmpdK2Rv9KQNfMurTXinscVro9V; Passport T14553558 (Iran); a.k.a. \'Ensaniyat\'."\r\n' +
  '4234,"HERMANN","vessel","CUBA",-0- ,"CL2685","General Cargo","2597","1098","Cuba","Compania",-0- \r\n\u001a\r\n';
