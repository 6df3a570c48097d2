/**
 * Machine-readable records as text: zones of ICAO Doc 9303 and barcodes of the AAMVA standard, composed and parsed. The
 * specimens package uses it to write and label its documents.
 */
export { composeAamva } from './barcode/aamva/compose-aamva.ts';
export { parseAamva } from './barcode/aamva/parse-aamva.ts';
export { composeMrvA, composeMrvB, composeTd1, composeTd2, composeTd3, type MrzHolder } from './mrz/compose-mrz.ts';
export { layoutOf } from './mrz/layout-of.ts';
export { parseMrz } from './mrz/parse-mrz.ts';
