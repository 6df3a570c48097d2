/** Renders a receipt as a whole HTML document without script. */
import { renderToString } from 'preact-render-to-string';
import { browserAssets } from '../built-assets.ts';
import { colorSchemes, lookCss } from '../look-css.ts';
import styles from '../styles/receipt.css?inline';
import { directionOf } from '../texts/served-locale.ts';
import type { RenderReceipt } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';
import { receiptWords } from './receipt-words.ts';

export const renderReceipt: RenderReceipt = (page, { nonce, assetBase }) => {
  const words = receiptWords(page.locale, page.receipt.organizationName);
  const { look } = page;
  const css = look === null ? styles : `${styles}${lookCss(look)}`;
  const head = (
    <head>
      <meta charset="utf-8" />
      <title>{`${words.say('title')} – ${page.receipt.organizationName}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content={colorSchemes(look)} />
      <meta name="robots" content="noindex" />
      <meta name="format-detection" content="telephone=no" />
      {browserAssets.css?.map((file) => (
        <link key={file} rel="stylesheet" href={`${assetBase}${file}`} nonce={nonce} />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
    </head>
  );
  const body = <ReceiptScreen page={page} words={words} />;
  const direction = directionOf(words.locale);
  return `<!doctype html>\n<html lang="${words.locale}" dir="${direction}">${renderToString(head)}<body>${renderToString(body)}</body></html>\n`;
};
