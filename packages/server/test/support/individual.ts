/** An individual with a browser that runs no script: follows links, keeps the cookie, posts the forms of the page. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

export interface SeenPage {
  readonly status: number;
  readonly html: string;
  /** `data-step` of the page. */
  readonly step: string;
}

export interface Individual {
  open(url: string): Promise<SeenPage>;
  /** Posts the page's form with its hidden fields and these answers. */
  answer(answers: Readonly<Record<string, string | Blob>>): Promise<SeenPage>;
  /** Reloads until the page is none of `steps`. */
  waitPast(...steps: string[]): Promise<SeenPage>;
  readonly page: SeenPage;
  /** As a header has it. */
  readonly cookie: string;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"') ?? '';

function hiddenFields(html: string): [string, string][] {
  return [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
}

/** `headers` are what the browser says of itself. */
export function createIndividual(baseUrl: string, headers: Readonly<Record<string, string>> = {}): Individual {
  let cookie = '';
  let page: SeenPage = { status: 0, html: '', step: '' };

  async function visit(url: string, form: FormData | null): Promise<SeenPage> {
    const multipart = form !== null && [...form.values()].some((value) => typeof value !== 'string');
    const body = form === null ? null : multipart ? form : new URLSearchParams([...form] as [string, string][]);
    const response = await fetch(new URL(url, baseUrl), {
      method: form === null ? 'GET' : 'POST',
      body,
      headers: { accept: 'text/html', ...headers, ...(cookie === '' ? {} : { cookie }) },
      redirect: 'manual',
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    if (response.status === 303) return visit(response.headers.get('location') ?? '', null);
    const html = await response.text();
    page = { status: response.status, html, step: attribute(html, 'data-step') };
    return page;
  }

  return {
    get page() {
      return page;
    },
    get cookie() {
      return cookie;
    },
    open: (url) => visit(url, null),
    answer(answers) {
      const form = new FormData();
      for (const [name, value] of hiddenFields(page.html)) form.set(name, value);
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      return visit(attribute(/<form[^>]*>/.exec(page.html)?.[0] ?? '', 'action'), form);
    },
    async waitPast(...steps) {
      for (let tries = 0; tries < 600; tries += 1) {
        if (!steps.includes(page.step)) return page;
        await wait(100);
        await visit('/verify', null);
      }
      assert.fail(`the page stayed at ${page.step}`);
    },
  };
}
