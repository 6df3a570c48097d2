/** Roles. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import { metaOf, revisionOf } from './revision.ts';
import type { EnvironmentKind } from './session.ts';

export interface Giving {
  readonly permissions: readonly string[];
  readonly where: readonly EnvironmentKind[];
  /** Inquiry templates that the role is limited to; empty for all. */
  readonly only: readonly string[];
}

export type Role = Told.Role;

export type RolePreview = Told.PreviewARoleResponse;

export type RightsChange = RolePreview['role'][number];

export const rolesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'role', 'all'),
    queryFn: ({ signal }) => api.private.get<Page<Role>>('/roles', {}, signal),
  });

export const roleMutations = mutationsOf(['role', 'session'], {
  /** Creates a role if `id` is null, otherwise changes it as read at `revision`; returns the new revision. */
  async save(api: Api, id: string | null, role: object, revision: number): Promise<number> {
    const { data } =
      id === null
        ? await api.private.post<Single<Role>>('/roles', role)
        : await api.private.patch<Single<Role>>(`/roles/${id}`, role, metaOf(revision));
    return revisionOf(data.attributes);
  },
  archive: (api: Api, id: string) => api.private.delete(`/roles/${id}`),
});

/** Returns the rights that holders of the role would gain and lose. */
export const previewRole = (api: Api, id: string, giving: Giving): Promise<RolePreview> =>
  api.private.post<RolePreview>(`/roles/${id}/preview`, giving);
