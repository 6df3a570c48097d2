/** Documentation of the product as static files below `/docs`. Nothing is loaded from another host. */
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './sidebar.mjs';

export default defineConfig({
  base: '/docs',
  outDir: 'dist/site',
  trailingSlash: 'never',
  // Style sheets are files, and scripts of the theme get a hash in the policy (policy.mjs).
  build: { format: 'directory', inlineStylesheets: 'never', assets: 'built' },
  vite: { build: { assetsInlineLimit: 0 }, logLevel: 'warn' },
  devToolbar: { enabled: false },
  // Colours of code as variables: the few different style attributes can then be listed in the policy.
  markdown: { shikiConfig: { theme: 'css-variables' } },
  integrations: [
    starlight({
      title: 'Countersign',
      description: 'Self-hosted identity verification: guides, API reference and errors.',
      favicon: '/favicon.svg',
      customCss: ['./src/styles/docs.css'],
      // Its blocks have a style attribute for each colour.
      expressiveCode: false,
      disable404Route: true,
      credits: false,
      lastUpdated: false,
      sidebar,
    }),
  ],
});
