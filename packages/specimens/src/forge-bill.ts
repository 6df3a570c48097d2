/** A forged bill: another text is drawn over one of its values, as editors of PDF do; the text below stays in the file. */

/** `from` has to stand in the page by itself. Throws when it does not. */
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
  // Whoever opens the file builds its table of offsets and the length of its contents anew.
  return Buffer.from(page.replace(/<<\/Length \d+>>/, '<</Length 99999>>'), 'latin1');
}
