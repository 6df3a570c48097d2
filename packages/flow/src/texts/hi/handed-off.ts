/** Hindi texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'क्या यह आपने शुरू किया?',
  'handedOff.from': 'यह जाँच दूसरे डिवाइस पर शुरू हुई: {system} पर {browser}।',
  'handedOff.unknown': 'यह जाँच दूसरे डिवाइस पर शुरू हुई।',
  'handedOff.warning': 'क्या किसी ने आपको यह लिंक या कोड भेजा? तो शायद यह आपका नहीं है, “नहीं” चुनें।',
  'handedOff.number': 'दूसरे डिवाइस पर आपको कौन सी संख्या दिखती है?',
  'handedOff.yes': 'हाँ, यहाँ आगे बढ़ें',
  'handedOff.no': 'नहीं, यह मेरा नहीं है',
  'handedOff.done': 'आप यह डिवाइस रख सकते हैं। दूसरा अपने आप आगे बढ़ेगा।',
  'problem.link_limited': 'बहुत ज़्यादा संदेश भेजे गए। कोड स्कैन करें या एक घंटे बाद फिर कोशिश करें।',
  'gone.taken_back.heading': 'आप दूसरे डिवाइस पर आगे बढ़ रहे हैं',
  'gone.taken_back.body': 'अब वह डिवाइस आगे बढ़ रहा है। इसे फिर इस्तेमाल करने के लिए वहाँ “फ़ोन पर आगे बढ़ें” चुनें।',
  'inApp.origin': 'यह जाँच किसी ऐप के अंदर शुरू हुई।',
  'inApp.done': 'आप यह पेज बंद करके ऐप पर लौट सकते हैं। वह अपने आप आगे बढ़ेगा।',
};
