/**
 * Programs and services for editing PDFs, lower-case, by their name in the metadata; excludes billing software,
 * browsers and office programs.
 */
export const PDF_EDITORS: readonly string[] = [
  'sejda',
  'ilovepdf',
  'smallpdf',
  'pdfescape',
  'pdffiller',
  'pdf-xchange editor',
  'dochub',
  'soda pdf',
  'pdfelement',
  'wondershare',
  'nitro pro',
  'foxit phantompdf',
  'foxit pdf editor',
  'pdfsam',
  'xodo',
  'pdf2go',
  'lightpdf',
  'pdf candy',
  'inkscape',
  'master pdf editor',
  'able2extract',
  'pdf expert',
];
