/** Order of the pages beside every page of the documentation. */
export const sidebar = [
  {
    label: 'Guides',
    items: ['guides/first-inquiry', 'guides/webhooks'],
  },
];
