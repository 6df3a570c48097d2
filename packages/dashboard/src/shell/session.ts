/** The session as pages use it: user, environment, permissions. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Api, createApi } from '../client/api.ts';
import { type Environment, type EnvironmentKind, retrieveSession, type Session } from '../client/session.ts';

export const isEnvironmentKind = (text: unknown): text is EnvironmentKind =>
  text === 'sandbox' || text === 'production';

/** Milliseconds after which permissions are refetched when the window regains focus. */
const freshFor = 30_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: retrieveSession,
  staleTime: freshFor,
  retry: false,
});

export const useSession = (): Session => useSuspenseQuery(sessionQuery).data;

/** Returns the environment in the address. */
export function useEnvironment(): Environment {
  const { environment } = useParams({ strict: false }) as { environment?: string };
  const { environments } = useSession().meta;
  const found = environments.find(({ kind }) => kind === environment) ?? environments[0];
  if (found === undefined) throw new Error('the organization has no environment');
  return found;
}

/** Returns a function that is true if the user has one of the permissions here; an empty list requires none. */
export function useHasRight(): (...rights: readonly string[]) => boolean {
  const { id } = useEnvironment();
  const { rights } = useSession().meta;
  const own: readonly string[] = rights[id] ?? [];
  return (...wanted) => wanted.length === 0 || wanted.some((right) => own.includes(right));
}

/** Returns the API of the environment in the address. */
export function useApi(): Api {
  const { id } = useEnvironment();
  return useMemo(() => createApi(id), [id]);
}
