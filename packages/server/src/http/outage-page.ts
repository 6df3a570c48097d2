/**
 * Page for users during an outage: no data is lost, it retries automatically, and shows a number for support. It
 * depends on no other module, since the module that renders pages may be what failed.
 */

import { randomInt } from 'node:crypto';
import { acceptedLanguages } from '../lib/accepted-languages.ts';

interface Words {
  readonly title: string;
  readonly lost: string;
  readonly again: string;
  readonly now: string;
  readonly number: string;
}

const words: Readonly<Record<string, Words>> = {
  en: {
    title: 'We cannot continue right now',
    lost: 'Something went wrong on our side. Nothing is lost: you can continue where you stopped.',
    again: 'This page will try again in a few seconds.',
    now: 'Try again now',
    number: 'If you ask for help, give this number:',
  },
  de: {
    title: 'Gerade geht es nicht weiter',
    lost: 'Bei uns funktioniert etwas nicht. Nichts geht verloren: Sie machen dort weiter, wo Sie waren.',
    again: 'Diese Seite versucht es von selbst noch einmal.',
    now: 'Jetzt noch einmal versuchen',
    number: 'Wenn Sie um Hilfe bitten, nennen Sie diese Nummer:',
  },
  es: {
    title: 'Ahora mismo no podemos continuar',
    lost: 'Algo no funciona de nuestro lado. No se pierde nada: sigues donde estabas.',
    again: 'Esta página lo intenta de nuevo por sí sola.',
    now: 'Intentar ahora',
    number: 'Si pides ayuda, di este número:',
  },
  fr: {
    title: 'Nous ne pouvons pas continuer pour le moment',
    lost: 'Quelque chose ne fonctionne pas chez nous. Rien n’est perdu : vous reprendrez où vous en étiez.',
    again: 'Cette page réessaie d’elle-même.',
    now: 'Réessayer maintenant',
    number: 'Si vous demandez de l’aide, donnez ce numéro :',
  },
};

/** Range of the random pause in seconds, so that browsers do not all retry at once. */
const pauses = [5, 15] as const;

/** Returns true for a browser's navigation; its scripts request JSON. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && /\btext\/html\b/.test(accept);
}

/** Renders the page; `nonce` is that of the policy's style-src, and `requestId` leads to the log. */
export function outagePage(acceptLanguage: string | undefined, requestId: string, nonce: string): string {
  const wishes = acceptedLanguages(acceptLanguage ?? '').map((tag) => tag.split('-')[0] ?? '');
  const language = wishes.find((wish) => Object.hasOwn(words, wish)) ?? 'en';
  const say = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${randomInt(...pauses)}">
<title>${say?.title}</title>
<style nonce="${nonce}">
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 10vh auto; padding: 0 1.25rem; }
a { display: inline-block; padding: 0.75rem 0; }
</style>
</head>
<body data-step="outage">
<main>
<h1>${say?.title}</h1>
<p>${say?.lost}</p>
<p role="status">${say?.again}</p>
<p><a href="">${say?.now}</a></p>
<p>${say?.number} <bdi>${requestId}</bdi></p>
</main>
</body>
</html>
`;
}

export const outagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
