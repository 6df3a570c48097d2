/** Films for the fake camera: Chromium plays concatenated JPEGs as MJPEG. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

const size = { width: 1280, height: 720 };

/** Renders a card of an invented country on a dark table, at the guide's place on an upright phone (390 × 844 px). */
const cardHtml = (
  transform: string,
) => `<body style="margin:0;background:#2a2a2a"><div style="transform:${transform};position:absolute;left:445px;top:237px;
width:390px;height:246px;border-radius:11px;background:#d9e2ea;font:16px/21px sans-serif;color:#111;padding:20px;box-sizing:border-box">
<b>REPUBLIC OF EXAMPLIA · IDENTITY CARD</b><br><br>Surname SPECIMEN<br>Given names ANNA MARIA<br>Born 1990-04-12<br>
Number X1234567<br>Valid until 2031-01-01<br>Authority Exampleton</div></body>`;

/** Writes a still film of the card, moved by this CSS transform; returns the path of the file. */
export async function writeCardFilm(browser: Browser, transform = 'none'): Promise<string> {
  const tab = await browser.newPage({ viewport: size });
  await tab.setContent(cardHtml(transform));
  const picture = await tab.screenshot({ type: 'jpeg', quality: 95 });
  await tab.close();
  const file = join(await mkdtemp(join(tmpdir(), 'flow-film-')), 'card.mjpeg');
  await writeFile(file, Buffer.concat(Array.from({ length: 10 }, () => picture)));
  return file;
}
