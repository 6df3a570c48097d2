/** How a text of the dashboard gets its values; see the package. */
export { aroundPlace, countOf, fill, numberIn } from '@countersign/texts';
