/** From nothing to a decided inquiry. */
export const texts = {
  title: 'Your first inquiry',
  text: 'One inquiry in the sandbox, from its link to your decision. Nothing here costs anything or concerns a real person.',
  inProduction: 'This walk is for the sandbox',
  inProductionText: 'In production only real people are verified.',
  toSandbox: 'Go to the sandbox',
  steps: { template: 'Choose', person: 'Verify', decide: 'Decide', next: 'Go on' },
  step: 'Step {step} of {steps}: {name}',
  templateTitle: 'What should be verified?',
  templates: 'Inquiry template',
  templatesNone: 'There is no inquiry template in the sandbox. Create one by the API first.',
  create: 'Create an inquiry',
  personTitle: 'Now a person verifies',
  personText:
    'Open the link as the person would, on this computer or a phone; any picture will do. Or let a person be simulated.',
  open: 'Open the link',
  link: 'link',
  simulatePass: 'Simulate a person who passes',
  simulateFail: 'Simulate a person who fails',
  waiting: 'Waiting for the person. This page goes on by itself.',
  decideTitle: 'Decide',
  decideText:
    'The person is done. Their status is {status}. You made this inquiry, so outside of the sandbox somebody else would decide it; here a reviewer is played. The decision is sent to your webhooks.',
  approve: 'Approve',
  decline: 'Decline',
  doneTitle: 'Decided: {status}',
  doneText: 'That is the whole way. Your own server does the same with a key:',
  command: 'command',
  another: 'Another inquiry',
  home: 'Go to home',
  noRight: 'Your role may not create inquiries in the sandbox. Ask an owner or an admin of your organization.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly firstRun: typeof texts;
  }
}
