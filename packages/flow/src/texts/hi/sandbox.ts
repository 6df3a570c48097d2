/** Hindi texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'अगली जाँच',
  'sandbox.usual': 'अगली जाँच सफल होगी, जब तक उपनाम कोई परीक्षण मान न हो।',
  'sandbox.passes': 'अगली जाँच सफल होगी।',
  'sandbox.fails': 'अगली जाँच असफल होगी:',
  'sandbox.slowed': 'इसमें आधा मिनट और लगेगा।',
  'sandbox.pass': 'सफल',
  'sandbox.fail': 'असफल',
  'sandbox.reason': 'असफल जाँच और कारण',
  'sandbox.slow': 'धीमी',
  'sandbox.specimen': 'नमूना इस्तेमाल करें',
  'sandbox.now': 'यह आवेदन, तुरंत',
  'sandbox.review': 'किसी व्यक्ति को भेजें',
  'sandbox.expire': 'समय समाप्त करें',
  'sandbox.complete': 'पूरा करें',
  'sandbox.approve': 'स्वीकार करें',
  'sandbox.decline': 'अस्वीकार करें',
};
