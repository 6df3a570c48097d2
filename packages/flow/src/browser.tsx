/** Browser entry point: takes over the screen that the server rendered. */
import './styles/base.css';
import './styles/shell.css';
import './styles/buttons.css';
import './styles/fields.css';
import './styles/pictures.css';
import './styles/camera.css';
import './styles/surroundings.css';
import { hydrate, render } from 'preact';
import { measuring } from './behaviors/measuring.ts';
import { FlowApp } from './flow-app.tsx';
import { loadPage } from './load-page.ts';
import { type FlowPage, isOfInquiry, ownTextsOf } from './page.ts';
import { languageWith } from './texts/language.ts';
import { loadTexts } from './texts/load-texts.ts';
import { servedLocale } from './texts/served-locale.ts';
import { keepTranslatedTexts } from './translated-texts.ts';

const root = document.getElementById('flow');
const model = document.getElementById('page-model')?.textContent;

/**
 * Returns true if the screen has only the elements that the server sent: hydration would take elements of extensions
 * for our own.
 */
function isAsServed(served: HTMLElement): boolean {
  return served.querySelectorAll('*').length === Number(served.dataset.elements);
}

/** Returns true if the flow is in a frame whose page receives events. */
const isEmbedded = (page: FlowPage): boolean =>
  isOfInquiry(page) ? page.embedding !== undefined : page.embed !== undefined && page.embed !== null;

if (root !== null && model) {
  const page = JSON.parse(model) as FlowPage;
  const [catalogue] = await Promise.all([loadTexts(servedLocale(page.locale), page), loadPage(page)]);
  const language = languageWith(page.locale, catalogue, ownTextsOf(page));
  const embedder = isEmbedded(page) ? (await import('./embed/listener.ts')).createListener(window) : undefined;
  const listener = measuring(window, embedder);
  const app = <FlowApp page={page} language={language} loadTexts={loadTexts} listener={listener} />;
  if (isAsServed(root)) hydrate(app, root);
  else {
    root.replaceChildren();
    render(app, root);
  }
  keepTranslatedTexts(root);
}
