/** The simulator. */
export const texts = {
  title: 'Simulator',
  text: 'Play what happens to an inquiry and see what your server is told, without a document or a face.',
  inProduction: 'Nothing is simulated in production',
  inProductionText: 'Inquiries of production are about real people.',
  make: 'An inquiry to play with',
  makeIt: 'Make it',
  template: 'Template',
  reference: 'Reference id, if you like',
  play: 'What happens',
  actions: {
    start_inquiry: 'The person begins',
    create_passed_verification: 'A verification passes',
    create_failed_verification: 'A verification fails',
    complete_inquiry: 'The person ends the flow',
    fail_inquiry: 'It fails',
    mark_for_review_inquiry: 'It needs a person',
    approve_inquiry: 'It is approved',
    decline_inquiry: 'It is declined',
    expire_inquiry: 'It expires',
  },
  told: 'What your server is told',
  toldHelp: 'Each event as webhooks that listen to it are sent it, the newest first.',
  receiver: 'Built-in receiver',
  receiverHelp:
    'A receiver inside this service, for the time before your server listens: it is sent what a webhook is sent, and checks the signature.',
  listen: 'Listen',
  listenHelp: 'Adds a webhook for every event of the sandbox. Nothing leaves this machine.',
  nothingArrived: 'Nothing has arrived of this inquiry yet.',
  signatureFits: 'signature fits',
  signatureWrong: 'signature does not fit',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly simulator: typeof texts;
  }
}
