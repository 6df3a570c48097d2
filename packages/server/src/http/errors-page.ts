/** Page that `links.about` of an error refers to: each code of the catalogue under an anchor of its name. */
import { refusals } from '../lib/refusal.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const entries = Object.entries(refusals)
  .sort(([, a], [, b]) => a.status - b.status)
  .map(
    ([code, { status, title, cause }]) => `<section id="${code}">
<h2><a href="#${code}"><code>${code}</code></a></h2>
<p class="status">${status} ${escaped(title)}</p>
<p>${escaped(cause)}</p>
</section>`,
  );

export const errorsHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors of the API</title>
<link rel="stylesheet" href="/docs/assets/docs.css">
</head>
<body>
<main class="errors">
<p><a href="/docs">Documentation</a></p>
<h1>Errors</h1>
<p>Every answer with a status of 400 or more holds a list <code>errors</code>. Of each entry <code>title</code> names the
kind, <code>details</code> says what was wrong with this request, <code>source.pointer</code> leads to the member of the
body, <code>code</code> is one of the names below and <code>links.about</code> leads to it here.</p>
${entries.join('\n')}
</main>
</body>
</html>
`;
