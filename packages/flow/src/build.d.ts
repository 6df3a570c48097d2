/** What the bundler puts in: the hashed entry file (server build only) and style sheets as text. */
declare const __ENTRY_FILE__: string;

declare module '*.css?inline' {
  const css: string;
  export default css;
}
