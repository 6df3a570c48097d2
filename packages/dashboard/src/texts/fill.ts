/** Placeholders in dashboard texts; see the package. */
export { aroundPlace, countOf, fill, numberIn } from '@countersign/texts';
