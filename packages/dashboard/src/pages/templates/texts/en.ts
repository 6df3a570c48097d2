/** Texts of the list of inquiry templates. */
export const texts = {
  title: 'Templates',
  one: 'Template',
  text: 'What inquiries ask people for, and which checks decide.',
  make: 'Create a template',
  makeHelp: 'It starts with a document from any country and a selfie. Change it before you publish it.',
  none: 'No template yet',
  noneText: 'A template defines what an inquiry asks for. Every inquiry uses one.',
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
