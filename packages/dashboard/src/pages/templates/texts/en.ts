/** Inquiry templates in a list. */
export const texts = {
  title: 'Templates',
  one: 'Template',
  text: 'What people are asked for, and what counts.',
  make: 'Make a template',
  makeHelp: 'It begins with a document and a selfie from every country; you change it before it is published.',
  none: 'No template yet',
  noneText: 'A template says what is asked for. Inquiries follow one.',
  columns: {
    name: 'Name',
    status: 'Status',
    id: 'Id',
  },
  published: 'published',
  unpublished: 'not published',
  inactive: 'archived',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly templates: typeof texts;
  }
}
