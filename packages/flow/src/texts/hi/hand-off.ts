/** Hindi texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'आपका फ़ोन ज़्यादा साफ़ फ़ोटो लेता है। यह पेज रुकता है और अपने आप आगे बढ़ता है।',
  'handoff.start': 'फ़ोन पर आगे बढ़ें',
  'handoff.heading': 'इस कोड को अपने फ़ोन से स्कैन करें',
  'handoff.lead': 'फ़ोन का कैमरा खोलें और कोड पर रखें। आपकी सुरक्षा के लिए कोड बार-बार बदलता है।',
  'handoff.code': 'कोड जो इस जाँच को फ़ोन पर खोलता है',
  'handoff.link': 'या फ़ोन पर यह पता लिखें:',
  'handoff.number': 'अगर फ़ोन संख्या पूछे, तो वह {number} है।',
  'handoff.renew': 'नया कोड दिखाएँ',
  'handoff.opened.heading': 'अपने फ़ोन पर आगे बढ़ें',
  'handoff.opened.body': 'यह पेज खुला रखें। वहाँ पूरा होने पर यह अपने आप आगे बढ़ेगा।',
  'handoff.stop': 'इसके बजाय यह डिवाइस इस्तेमाल करें',
  'handoff.send.lead': 'या लिंक अपने फ़ोन पर मँगवाएँ।',
  'handoff.sendTo': 'फ़ोन नंबर या ईमेल पता',
  'handoff.send': 'लिंक भेजें',
  'handoff.sent': 'लिंक 15 मिनट तक चलेगा। हमने उसे यहाँ भेजा:',
  'handoff.sent.sandbox': 'परीक्षण मोड: कुछ नहीं भेजा जाता। संदेश में यह लिंक होता:',
  'handoff.silent': 'आपके फ़ोन ने कुछ देर से जवाब नहीं दिया। क्या पेज वहाँ अब भी खुला है?',
  'handoff.again': 'नया लिंक लें',
  'elsewhere.heading': 'यह जाँच कहीं और खुली है',
  'elsewhere.from': 'यह फिर से खोली गई: {system} पर {browser}। एक बार में केवल एक ही पेज पर आगे बढ़ा जा सकता है।',
  'elsewhere.unknown': 'यह किसी दूसरी विंडो या दूसरे डिवाइस पर फिर से खोली गई। एक बार में केवल एक ही पेज पर आगे बढ़ा जा सकता है।',
  'elsewhere.take': 'यहाँ जारी रखें',
};
