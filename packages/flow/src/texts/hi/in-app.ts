/** Hindi texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': 'यह पेज किसी ऐप के अंदर खुला है',
  'error.E5.body': 'शायद ऐप कैमरा रोक रहा है। अपने ब्राउज़र में आगे बढ़ें, जैसे Safari या Chrome, या फ़ोटो अपलोड करें।',
  'way.browser': 'मेरे ब्राउज़र में आगे बढ़ें',
  'inApp.heading': 'यह लिंक अपने ब्राउज़र में खोलें',
  'inApp.lead': 'लिंक कॉपी करें, Safari, Chrome या दूसरा ब्राउज़र खोलें और वहाँ पेस्ट करें। यह पेज खुला रखें।',
  'inApp.copy': 'लिंक कॉपी करें',
  'inApp.copied': 'लिंक कॉपी हो गया',
  'inApp.number': 'अगर वहाँ का पेज संख्या पूछे, तो वह {number} है।',
  'inApp.opened.heading': 'अपने ब्राउज़र में आगे बढ़ें',
  'inApp.silent': 'आपके ब्राउज़र ने कुछ देर से जवाब नहीं दिया। क्या पेज वहाँ अब भी खुला है?',
  'inApp.stop': 'इसी ऐप में रहें',
};
