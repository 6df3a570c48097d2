/** Locales that a template may offer, BCP 47 (contract, inquiries 7.3). */
import { servedLocales } from '@countersign/flow/texts';

export const supportedLocales: readonly string[] = (
  'ar-EG az bg bn cs cy da de el-GR en-US es-MX fi fr he hi hr hu hy id-ID it ja ko-KR lt ms nl-NL no pl pt-BR ro ru sk ' +
  'sr sv ta th tl tr-TR uk-UA ur vi zh-CN zh-TW'
).split(' ');

/** Locales whose texts come with the flow; the others need every text translated. */
export const translatedLocales: readonly string[] = servedLocales;
