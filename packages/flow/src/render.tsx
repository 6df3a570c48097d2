/** Server entry point: renders a page model as a whole HTML document. */
import { renderToString } from 'preact-render-to-string';
import { assetsOf, browserAssets } from './built-assets.ts';
import { FlowApp } from './flow-app.tsx';
import { wordsIn } from './language-context.ts';
import { loadSandboxBar } from './load-sandbox-bar.ts';
import { colorSchemes, lookCss } from './look-css.ts';
import { type FlowLook, type FlowPage, isOfInquiry, ownTextsOf, type RenderPage } from './page.ts';
import { pageTitle } from './page-heading.ts';
import { loadSteps } from './steps/later-steps.ts';
import type { Language } from './texts/language.ts';
import { needsLaterTexts } from './texts/later-texts.ts';
import { servedLocale } from './texts/served-locale.ts';
import { textsFor } from './texts/texts-for.ts';

export { renderReceipt } from './receipt/render-receipt.tsx';

await Promise.all([loadSteps(), loadSandboxBar()]);

interface HeadProps {
  readonly title: string;
  /** Catalogues of the page's texts, such as `de/first`. */
  readonly catalogues: readonly string[];
  readonly look: FlowLook | null;
  /** Address that a page without script reloads automatically; null where there is no waiting. */
  readonly refresh: string | null;
  readonly nonce: string;
  readonly assetBase: string;
}

/** Script of a page that waits: loads it again where its other scripts did not arrive in 20 seconds. */
const reloadUnscripted = "setTimeout(()=>document.querySelector('main[data-scripted]')||location.reload(),20000)";

function Head({ title, catalogues, look, refresh, nonce, assetBase }: HeadProps) {
  const script = `${assetBase}${browserAssets.file}`;
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content={colorSchemes(look)} />
      <meta name="robots" content="noindex" />
      <meta name="format-detection" content="telephone=no" />
      {refresh !== null && (
        <>
          <noscript>
            <meta http-equiv="refresh" content={`2; url=${refresh}`} />
          </noscript>
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: reloadUnscripted }} />
        </>
      )}
      {browserAssets.css?.map((file) => (
        <link key={file} rel="stylesheet" href={`${assetBase}${file}`} nonce={nonce} />
      ))}
      {look !== null && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: lookCss(look) }} />}
      {catalogues.map((name) => (
        <link
          key={name}
          rel="modulepreload"
          href={`${assetBase}${assetsOf(`src/texts/${name}.ts`).file}`}
          nonce={nonce}
        />
      ))}
      {browserAssets.imports?.map((name) => (
        <link key={name} rel="modulepreload" href={`${assetBase}${assetsOf(name).file}`} nonce={nonce} />
      ))}
      <script type="module" src={script} nonce={nonce} />
    </head>
  );
}

/** Returns JSON that is safe inside a script element: no `<` can end it or open a comment (HTML, section 4.12.1.3). */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Counts elements; text is escaped, so every `<` before a letter begins one. */
const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

function titleOf(page: FlowPage, language: Language): string {
  return pageTitle(page, wordsIn(language, page.organizationName ?? ''));
}

/** Renders the document of `page`. Works without script as plain forms; the script of the assets takes over. */
export const render: RenderPage = (page, { nonce, assetBase }) => {
  const language = textsFor(page.locale, ownTextsOf(page));
  const base = assetBase.endsWith('/') ? assetBase : `${assetBase}/`;
  const { locale, dir } = language;
  const title = titleOf(page, language);
  const refresh = page.step === 'processing' ? page.action : null;
  const parts = needsLaterTexts(page) ? ['first', 'later'] : ['first'];
  const catalogues = parts.map((part) => `${servedLocale(page.locale)}/${part}`);
  const look = isOfInquiry(page) ? page.look : null;
  const head = renderToString(<Head {...{ title, catalogues, look, refresh, nonce, assetBase: base }} />);
  const screen = renderToString(<FlowApp page={page} language={language} loadTexts={async () => language.texts} />);
  const flow = `<div id="flow" data-elements="${elementsIn(screen)}">${screen}</div>`;
  const model = renderToString(<script type="application/json" id="page-model" nonce={nonce} />);
  const body = flow + model.replace('></', () => `>${scriptJson(page)}</`);
  return `<!doctype html>\n<html lang="${locale}" dir="${dir}">${head}<body>${body}</body></html>\n`;
};
