/** Texts of the simulator. */
export const texts = {
  title: 'Simulator',
  text: 'Simulate what happens to an inquiry and see the events your server receives, without a document or a face.',
  inProduction: 'The simulator runs only in the sandbox',
  inProductionText: 'Inquiries in production are about real people.',
  make: 'Test inquiry',
  makeIt: 'Create inquiry',
  template: 'Template',
  reference: 'Reference id (optional)',
  play: 'Action',
  actions: {
    start_inquiry: 'The person starts',
    create_passed_verification: 'A verification passes',
    create_failed_verification: 'A verification fails',
    complete_inquiry: 'The person completes the flow',
    fail_inquiry: 'The inquiry fails',
    mark_for_review_inquiry: 'The inquiry goes to review',
    approve_inquiry: 'The inquiry is approved',
    decline_inquiry: 'The inquiry is declined',
    expire_inquiry: 'The inquiry expires',
  },
  told: 'Events sent to your server',
  toldHelp: 'Each event as your webhooks receive it, newest first.',
  receiver: 'Built-in receiver',
  receiverHelp:
    'A webhook receiver inside this service for use before your server is ready. It receives what a webhook receives and checks the signature.',
  listen: 'Start receiving',
  listenHelp: 'Adds a webhook for every sandbox event. Nothing leaves this installation.',
  nothingArrived: 'No event of this inquiry has arrived yet.',
  signatureFits: 'valid signature',
  signatureWrong: 'invalid signature',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly simulator: typeof texts;
  }
}
