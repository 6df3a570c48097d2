/** Module types of the bundler's inputs other than scripts. */
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}
