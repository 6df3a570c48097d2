/** Download size of the flow's first screen: compressed bytes before it is usable. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { servedLocales } from '@countersign/flow/texts';
import { request } from 'undici';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
/** Header value as browsers send it. */
const accepted = 'gzip, deflate, br, zstd';

async function fetched(path: string): Promise<{ readonly size: number; readonly text: string }> {
  const { baseUrl } = service.current;
  const headers = { 'accept-encoding': accepted, accept: 'text/html,*/*;q=0.8' };
  const answer = await request(new URL(path, baseUrl), { headers });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  assert.equal(answer.statusCode, 200, path);
  return { size: bytes.length, text: bytes.toString() };
}

async function firstScreen(language: string) {
  const { sandbox } = service.current;
  const { id } = await createInquiry(service.current);
  const { body } = await sandbox.post(`/inquiries/${id}/generate-one-time-link`, {});
  const { pathname, search } = new URL(String(body.meta?.['one-time-link']));
  const html = await fetched(`${pathname}${search}&language=${language}`);
  const assets = new Set(
    [...html.text.matchAll(/(?:src|href)="(\/flow-assets\/[^"]+)"/g)].map(([, path]) => path ?? ''),
  );
  const sizes = { html: html.size, css: 0, js: 0 };
  for (const path of assets) sizes[path.endsWith('.css') ? 'css' : 'js'] += (await fetched(path)).size;
  return sizes;
}

for (const language of servedLocales) {
  it(`script before the first screen is under 27 kB, page and style fit the first 14 kB of a connection: ${language}`, async () => {
    const { html, css, js } = await firstScreen(language);
    assert.ok(css > 0 && js > 0, 'the page names its script and its style');
    assert.ok(js < 27_000, `${js} bytes of script`);
    assert.ok(html + css < 14_000, `${html} + ${css} bytes`);
  });
}
