/** Individual at a tab of a browser without script: follows links, keeps cookies, posts the forms of the page. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

export interface SeenPage {
  readonly status: number;
  readonly html: string;
  /** Value of `data-step` on the page. */
  readonly step: string;
}

export interface Individual {
  open(url: string): Promise<SeenPage>;
  /** Posts the page's form with its hidden fields and these answers. */
  answer(answers: Readonly<Record<string, string | Blob>>): Promise<SeenPage>;
  /** Reloads until the page's step is not in `steps`. */
  waitPast(...steps: string[]): Promise<SeenPage>;
  readonly page: SeenPage;
  /** Cookies in the form of a header. */
  readonly cookie: string;
  /** Address of the page in the tab. */
  readonly address: string;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"') ?? '';

/** Returns the screen itself, without the controls around it that have forms of their own. */
const screenIn = (html: string): string => html.slice(Math.max(0, html.indexOf('<main')));

function hiddenFields(html: string): [string, string][] {
  return [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
}

/** Cookies of one browser, which all of its tabs share. */
export interface CookieJar {
  /** Cookies in the form of a header, oldest first; empty for none. */
  readonly header: string;
  take(response: Response): void;
}

/** Cookie jar of a browser that stores no cookies. */
export const noCookies: CookieJar = { header: '', take: () => undefined };

export function createCookieJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get header() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    take({ headers }) {
      for (const set of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/;\s*Max-Age=0/i.test(set)) kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
}

/** Creates an individual. `headers` describe the browser; tabs of one browser share the same `jar`. */
export function createIndividual(
  baseUrl: string,
  headers: Readonly<Record<string, string>> = {},
  jar: CookieJar = createCookieJar(),
): Individual {
  let address = '/verify';
  let page: SeenPage = { status: 0, html: '', step: '' };

  async function visit(url: string, form: FormData | null): Promise<SeenPage> {
    const multipart = form !== null && [...form.values()].some((value) => typeof value !== 'string');
    const body = form === null ? null : multipart ? form : new URLSearchParams([...form] as [string, string][]);
    const response = await fetch(new URL(url, baseUrl), {
      method: form === null ? 'GET' : 'POST',
      body,
      headers: { accept: 'text/html', ...headers, ...(jar.header === '' ? {} : { cookie: jar.header }) },
      redirect: 'manual',
    });
    jar.take(response);
    if (response.status === 302 || response.status === 303) return visit(response.headers.get('location') ?? '', null);
    address = url;
    const html = await response.text();
    page = { status: response.status, html, step: attribute(html, 'data-step') };
    return page;
  }

  return {
    get page() {
      return page;
    },
    get cookie() {
      return jar.header;
    },
    get address() {
      return address;
    },
    open: (url) => visit(url, null),
    answer(answers) {
      const form = new FormData();
      for (const [name, value] of hiddenFields(screenIn(page.html))) form.set(name, value);
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      return visit(attribute(/<form[^>]*>/.exec(screenIn(page.html))?.[0] ?? '', 'action'), form);
    },
    async waitPast(...steps) {
      for (let tries = 0; tries < 600; tries += 1) {
        if (!steps.includes(page.step)) return page;
        await wait(100);
        await visit(address, null);
      }
      assert.fail(`the page stayed at ${page.step}`);
    },
  };
}
