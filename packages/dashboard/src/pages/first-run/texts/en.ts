/** Texts of the tutorial up to a decided inquiry. */
export const texts = {
  title: 'Your first inquiry',
  text: 'One inquiry in the sandbox, from its link to your decision. Nothing here costs anything or concerns a real person.',
  inProduction: 'This tutorial runs only in the sandbox',
  inProductionText: 'Production verifies real people only.',
  toSandbox: 'Go to the sandbox',
  steps: { template: 'Choose', person: 'Verify', decide: 'Decide', next: 'Next' },
  step: 'Step {step} of {steps}: {name}',
  templateTitle: 'What should be verified?',
  templates: 'Inquiry template',
  templatesNone: 'There is no inquiry template in the sandbox. Create one first.',
  create: 'Create an inquiry',
  personTitle: 'Verify a person',
  personText:
    'Open the link as the person would, on this computer or a phone; any picture works. Or simulate a person.',
  open: 'Open the link',
  link: 'link',
  simulatePass: 'Simulate a person who passes',
  simulateFail: 'Simulate a person who fails',
  waiting: 'Waiting for the person. This page continues automatically.',
  decideTitle: 'Decide',
  decideText:
    'The person is done. The inquiry status is {status}. You created this inquiry, so outside the sandbox someone else would have to decide it; here you act as the reviewer. Your webhooks receive the decision.',
  approve: 'Approve',
  decline: 'Decline',
  doneTitle: 'Decided: {status}',
  doneText: 'You have completed an inquiry. Your server does the same with an API key:',
  command: 'command',
  another: 'Create another inquiry',
  home: 'Go to home',
  newLink: 'Create another link for the person',
  onlyHere:
    'A phone cannot open this link: the service runs under an address of this computer. Set BASE_URL to an address that the phone reaches.',
  code: 'Code of the link, for a phone',
  evidence: 'Look at the evidence first',
  keyName: 'First inquiry',
  yourKey: 'YOUR_KEY',
  keyOnce:
    'The command holds the new key and runs as copied. The key is shown only now, and may create and read inquiries in the sandbox.',
  askForKey: 'Your role cannot create API keys. Ask an owner, an admin or a developer of your organization for one.',
  makeKey: 'Create a key for this command',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly firstRun: typeof texts;
  }
}
