/**
 * Paper documents that are still valid, by class code and country (ISO 3166-1 alpha-2). Licences: the folded paper
 * models that Directive 2006/126/EC allows until 19 January 2033, and the paper licences of the United Kingdom.
 * Identity cards: those without a machine-readable zone that Regulation (EU) 2019/1157 ends.
 */
export const PAPER_DOCUMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  dl: new Set('AT BE DE DK ES FR GB GR IE IT LU PT'.split(' ')),
  id: new Set('GR IT'.split(' ')),
};
