/** Forged bill: another text is drawn over one of its values, as PDF editors do; the text below stays in the file. */

/** Draws `to` over `from`, which must be a separate text of the page. Throws if it is not. */
export function drawOver(pdf: Uint8Array, from: string, to: string): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const end = text.indexOf(`(${from}) Tj ET`);
  const start = text.lastIndexOf('BT ', end);
  const [, font = '', size = '', x = '', y = ''] =
    /^BT \/(F\d) ([\d.]+) Tf 1 0 0 1 ([\d.]+) ([\d.]+) Tm $/.exec(text.slice(start, end)) ?? [];
  if (end < 0 || font === '') throw new Error(`the page does not print ${from}`);
  const cover = `1 g ${x} ${Number(y) - 4} 300 ${Number(size) + 4} re f 0 g`;
  const drawn = `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${to}) Tj ET`;
  const at = end + `(${from}) Tj ET`.length;
  const page = `${text.slice(0, at)}\n${cover} ${drawn}${text.slice(at)}`;
  // PDF readers rebuild the table of offsets and the length of the contents.
  return Buffer.from(page.replace(/<<\/Length \d+>>/, '<</Length 99999>>'), 'latin1');
}
