/** Browser entry point: loads the language, then renders the page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import './shell/tokens.css';
import './shell/base.css';
import './kit/pressable.css';
import { chosenLanguage } from './shell/preferences.ts';
import { createQueries } from './shell/queries.ts';
import { createDashboardRouter } from './shell/router.tsx';
import { loadTexts } from './texts/languages.ts';

const language = chosenLanguage();
const texts = await loadTexts(language);
const queries = createQueries();
const router = createDashboardRouter(queries);
const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App first={{ language, texts }}>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>
  </StrictMode>,
);
