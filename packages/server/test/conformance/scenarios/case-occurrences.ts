/** Occurrences in cases beyond the operations of the reference: passed deadlines, exports, resumed cases. */
import { signedIn } from '../../support/people.ts';
import type { World } from '../scenario.ts';

type Occurrence = (world: World) => Promise<void>;

async function made(world: World, meta: object = {}): Promise<string> {
  const template = (await world.make('POST', '/case-templates', { data: { attributes: named(world) } })).data.id;
  const data = { attributes: { 'case-template-id': template } };
  return (await world.make('POST', '/cases', { data, meta })).data.id;
}

/** Returns unique names, since no two templates may have the same key. */
function named(world: World) {
  const name = world.fresh('Occurrence');
  return { name, key: `C${name.replaceAll(/[^0-9]/g, '')}`.slice(0, 12) };
}

const takenUpAgain: Occurrence = async (world) => {
  const id = await made(world);
  for (const status of ['Approved', 'Open']) await world.make('POST', `/cases/${id}/set-status`, { meta: { status } });
};

const moved: Occurrence = async (world) => {
  const id = await made(world);
  await world.make('PATCH', `/cases/${id}`, { data: { attributes: { 'case-queue-id': null } } });
};

const overdue: Occurrence = async (world) => {
  await made(world, { 'sla-expires-in-seconds': 0 });
};

const exported: Occurrence = async (world) => {
  const id = await made(world);
  const person = await signedIn(world.service, { role: 'reviewer' });
  await person.post(`/dashboard/api/cases/${id}/export`, { meta: { format: 'json' } });
};

export const caseOccurrences: readonly Occurrence[] = [takenUpAgain, moved, overdue, exported];
