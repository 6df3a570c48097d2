/** Module types of the bundler's inputs other than scripts. */
declare module '*.css';
