/** Theme sets. */
import type { Call, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'theme-set-id': id } });
const creation = (world: World) => ({
  body: { data: { attributes: { name: world.fresh('theme'), styles: { settings: { 'use-dark-theme': true } } } } },
});
const changes = { data: { attributes: { name: 'Renamed' } } };

async function themeSet(world: World): Promise<PreparedResource> {
  return (await world.make('POST', '/theme-sets', creation(world).body)).data;
}

export const themeSets: Scenarios = {
  'list-all-theme-sets': { success: (world) => themeSet(world).then(() => ({ query: 'page[size]=1' })) },
  'create-a-theme-set': { body: creation, success: creation },
  'retrieve-a-theme-set': { success: async (world) => of((await themeSet(world)).id) },
  'update-a-theme-set': {
    body: () => ({ body: changes }),
    success: async (world) => ({ ...of((await themeSet(world)).id), body: changes }),
  },
  'archive-a-theme-set': {
    success: async (world) => of((await themeSet(world)).id),
    answers: {
      async 409(world) {
        const { id } = await themeSet(world);
        await world.make('DELETE', `/theme-sets/${id}`);
        return of(id);
      },
    },
  },
};
