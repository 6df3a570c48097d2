/** Routes: the sign-in pages, and every page of the table below its environment. */
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRootRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { isApiError } from '../client/api-error.ts';
import { BrokenEntrance, BrokenPage } from './broken-page.tsx';
import { guarded } from './forbidden-page.tsx';
import { Frame } from './frame/frame.tsx';
import { MissingEntrance, MissingPage } from './missing-page.tsx';
import { pages } from './pages.ts';
import { changePreferences, preferences } from './preferences.ts';
import { isEnvironmentKind, sessionQuery } from './session.ts';
import { parseSearch, stringifySearch } from './use-filter.ts';

/** Redirects signed-out users to sign-in, and back to the requested address afterwards. */
async function needsSession(queries: QueryClient, asked: string): Promise<void> {
  try {
    await queries.ensureQueryData(sessionQuery);
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    throw redirect({ to: '/sign-in', search: { 'return-to': asked }, replace: true });
  }
}

function waysIn(root: AnyRootRoute) {
  const entries = {
    'sign-in': async () => (await import('../pages/sign-in/sign-in.tsx')).SignInPage,
    setup: async () => (await import('../pages/setup/setup.tsx')).SetupPage,
    invitation: async () => (await import('../pages/invitation/invitation.tsx')).InvitationPage,
    'signed-in': async () => (await import('../pages/signed-in/signed-in.tsx')).SignedInPage,
  };
  return Object.entries(entries).map(([path, load]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(async () => ({ default: await load() })),
    }),
  );
}

export function createDashboardRouter(queries: QueryClient) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: BrokenEntrance,
    notFoundComponent: MissingEntrance,
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: `/${preferences().environment}`, replace: true });
    },
  });
  const environment = createRoute({
    getParentRoute: () => root,
    path: '$environment',
    component: Frame,
    errorComponent: BrokenEntrance,
    beforeLoad: async ({ params, location }) => {
      const { environment: kind } = params;
      if (!isEnvironmentKind(kind)) throw notFound({ routeId: '__root__' });
      await needsSession(queries, location.publicHref);
      if (preferences().environment !== kind) changePreferences({ environment: kind });
    },
  });
  const below = pages.map((page) =>
    createRoute({
      getParentRoute: () => environment,
      path: page.path === '' ? '/' : page.path,
      component: lazyRouteComponent(async () => ({ default: guarded(page, await page.load()) })),
    }),
  );
  // An unknown address keeps the frame, and with it the navigation.
  const elsewhere = createRoute({ getParentRoute: () => environment, path: '$', component: MissingPage });
  return createRouter({
    routeTree: root.addChildren([start, ...waysIn(root), environment.addChildren([...below, elsewhere])]),
    basepath: '/dashboard',
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: MissingEntrance,
  });
}
