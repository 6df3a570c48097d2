/** Side of a document as HTML: one of many layouts, in millimetres. */

import type { PrintedField, Side } from './documents.ts';
import { rulesOf, SCRIPT_FACES, TEXT_FACES, ZONE_FACES } from './faces.ts';
import type { Draw } from './random.ts';

export interface PageStyle {
  /** Family of the values. */
  readonly values: string;
  readonly zone: string;
  readonly html: string;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Draws fine lines, waves and gradients under the print. */
function ground(draw: Draw, width: number, height: number): string {
  const hue = draw.whole(0, 359);
  const light = draw.between(84, 94);
  const lines = Array.from({ length: draw.whole(10, 40) }, (_, index) => {
    const y = (index * height) / 18;
    const bend = draw.between(2, 14);
    return `<path d="M0 ${y}C${width * 0.3} ${y - bend} ${width * 0.7} ${y + bend} ${width} ${y - bend / 2}" fill="none" stroke="hsl(${hue + 40},45%,${light - draw.between(8, 22)}%)" stroke-width="${draw.between(0.05, 0.2)}"/>`;
  });
  const rosette = Array.from({ length: draw.whole(0, 14) }, (_, index) => {
    return `<ellipse cx="${width * 0.6}" cy="${height * 0.45}" rx="${width * 0.3}" ry="${height * 0.12}" transform="rotate(${index * 13} ${width * 0.6} ${height * 0.45})" fill="none" stroke="hsl(${hue + 160},40%,${light - 10}%)" stroke-width="0.12"/>`;
  });
  const stops = `<linearGradient id="g" x2="1" y2="${draw.between(0, 1)}"><stop stop-color="hsl(${hue},40%,${light}%)"/><stop offset="1" stop-color="hsl(${hue + draw.whole(20, 90)},40%,${light}%)"/></linearGradient>`;
  return `<svg class="ground" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${stops}</defs><rect width="100%" height="100%" fill="url(#g)"/>${lines.join('')}${rosette.join('')}</svg>`;
}

/** Draws scratches and rubbed spots over the print, paler than it. */
function wear(draw: Draw, width: number, height: number): string {
  const scratches = Array.from({ length: draw.whole(15, 45) }, () => {
    const [x, y, turn] = [draw.between(0, width), draw.between(0, height), draw.between(-0.6, 0.6)];
    const length = draw.between(1, 9);
    return `<path d="M${x} ${y}l${length * Math.cos(turn)} ${length * Math.sin(turn)}" stroke="#fff" stroke-opacity="${draw.between(0.3, 0.7)}" stroke-width="${draw.between(0.05, 0.18)}"/>`;
  });
  const spots = Array.from({ length: draw.whole(2, 6) }, () => {
    return `<ellipse cx="${draw.between(0, width)}" cy="${draw.between(0, height)}" rx="${draw.between(2, 9)}" ry="${draw.between(1, 4)}" fill="#fff" fill-opacity="${draw.between(0.08, 0.3)}"/>`;
  });
  return `<svg class="wear" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${scratches.join('')}${spots.join('')}</svg>`;
}

function fieldHtml({ caption, attribute, text }: PrintedField, index: number, form: string): string {
  const isArabic = /[\u0600-\u06ff]/.test(text);
  const value = `<span class="value" data-field="${attribute ?? ''}" data-index="${index}"${isArabic ? ' dir="rtl"' : ''}>${escapeHtml(text)}</span>`;
  return `<div class="field ${form}">${caption === '' ? '' : `<span class="caption">${escapeHtml(caption)}</span>`}${value}</div>`;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly portrait: string | null;
  readonly barcode: string | null;
}

/** Draws one layout of the side; `portrait` and `barcode` are data URLs of pictures. */
export function pageHtml(
  side: Side,
  { width, height, portrait, barcode }: Room,
  isNumbered: boolean,
  draw: Draw,
): PageStyle {
  const [values, captions, zone] = [draw.pick(TEXT_FACES), draw.pick(TEXT_FACES), draw.pick(ZONE_FACES)];
  const scripts = SCRIPT_FACES.map(({ family }) => `"${family}"`).join(',');
  const hasRoom = side.fields.length <= 6 || height > 60;
  const form = isNumbered || !hasRoom ? 'beside' : draw.pick(['above', 'above', 'beside']);
  const columns = form === 'above' && side.fields.length > 5 ? 2 : 1;
  const zoneHeight = side.zone.length * 4.6 + (side.zone.length > 0 ? 4 : 0);
  const isLeft = draw.chance(0.7);
  const portraitWidth = side.hasPortrait ? width * 0.27 : 0;
  const room = height - zoneHeight - 11;
  const rows = Math.ceil(side.fields.length / columns);
  const rowHeight = Math.min(room / rows, form === 'above' ? 8 : 6);
  const size = Math.min(rowHeight * (form === 'above' ? 0.42 : 0.62), 3.3) * draw.between(0.86, 1);
  const isWorn = draw.chance(0.15);
  const headSize = Math.min(draw.between(2.6, 3.8), (width - 12) / ((side.heading.length + side.title.length) * 0.66));
  const ink = draw.pick(['#101018', '#1d1d1d', '#14213d', '#2b1b12']);
  const captionInk = draw.pick(['#30508a', '#555', '#7a2f2f', '#23583c']);
  const pitch = Math.min(2.54, (width - 6) / Math.max(side.zone[0]?.length ?? 30, 1));
  const zoneSize = (pitch / 0.6) * (zone.size ?? 1);
  const css = `
    *{box-sizing:border-box;margin:0}html{font-size:1mm}body{background:transparent}
    #page{position:relative;width:${width}rem;height:${height}rem;overflow:hidden;border-radius:${width < 100 ? 3 : 0.5}rem;color:${ink}}
    .ground{position:absolute;inset:0;width:100%;height:100%}
    .head{position:absolute;left:${isLeft ? 4 : 4}rem;top:2rem;right:4rem;display:flex;justify-content:space-between;gap:3rem;font:700 ${headSize}rem "${captions.family}",${scripts};color:${captionInk};white-space:nowrap}
    .portrait{position:absolute;top:9rem;${isLeft ? 'left' : 'right'}:4rem;width:${portraitWidth - 3}rem;height:${Math.min(portraitWidth * 1.22, room - 1)}rem;object-fit:cover;filter:saturate(${draw.between(0.3, 1)})}
    .fields{position:absolute;top:8.5rem;left:${(isLeft ? portraitWidth : 0) + 5}rem;right:${(isLeft ? 0 : portraitWidth) + 4}rem;height:${room}rem;column-count:${columns};column-gap:3rem;column-fill:auto}
    .field{break-inside:avoid;height:${rowHeight}rem;white-space:nowrap;overflow:visible}
    .caption{font:400 ${Math.min(size * 0.66, 2)}rem "${captions.family}",${scripts};color:${captionInk};margin-right:1.2rem}
    .above .caption{display:block;line-height:1.15}
    .value{display:inline-block;font:400 ${size}rem "${values.family}",${scripts};line-height:1.1;letter-spacing:${draw.pick([0, 0, 0.05])}rem}
    .beside .caption{${isNumbered ? '' : `display:inline-block;`}}
    .zone{position:absolute;left:${(width - pitch * (side.zone[0]?.length ?? 0)) / 2}rem;bottom:${draw.between(2.5, 4)}rem;font-family:"${zone.family}";font-size:${zoneSize}rem;line-height:4.6rem;color:${draw.pick(['#080808', '#1a1a1a', '#262626'])}}
    .zone span{display:inline-block;width:${pitch}rem;text-align:center}
    .zone div{height:4.6rem;white-space:nowrap}
    ${isWorn ? `.value,.caption,.zone{opacity:${draw.between(0.62, 0.85)}}` : ''}.wear{position:absolute;inset:0;width:100%;height:100%}
    .symbol{position:absolute;left:8%;width:84%;top:${height * 0.3}rem;height:${height * 0.32}rem;background:#fff;padding:1rem}`;
  const zoneHtml = side.zone
    .map((line) => `<div>${[...line].map((one) => `<span>${escapeHtml(one)}</span>`).join('')}</div>`)
    .join('');
  const html = `<!doctype html><meta charset="utf-8"><style>${rulesOf([values, captions, zone, ...SCRIPT_FACES])}${css}</style><div id="page">${ground(draw, width, height)}
    <div class="head"><span>${escapeHtml(side.heading)}</span><span>${escapeHtml(side.title)}</span></div>
    ${portrait === null ? '' : `<img class="portrait" src="${portrait}">`}
    <div class="fields">${side.fields.map((field, index) => fieldHtml(field, index, form)).join('')}</div>
    ${barcode === null ? '' : `<img class="symbol" src="${barcode}">`}
    ${zoneHtml === '' ? '' : `<div class="zone">${zoneHtml}</div>`}${isWorn ? wear(draw, width, height) : ''}</div>`;
  return { values: values.family, zone: zone.family, html };
}
