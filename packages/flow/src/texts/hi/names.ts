/** Hindi names of documents. */
import type { Written } from '@countersign/texts';
import type { names as english } from '../en-US/names.ts';

export const names: Written<typeof english> = {
  'idClass.cct': 'नागरिकता प्रमाणपत्र',
  'idClass.cid': 'वाणिज्य दूतावास का पहचान पत्र',
  'idClass.dl': 'ड्राइविंग लाइसेंस',
  'idClass.foid': 'विदेशी का पहचान पत्र',
  'idClass.hic': 'स्वास्थ्य कार्ड',
  'idClass.id': 'पहचान पत्र',
  'idClass.ipp': 'आंतरिक पासपोर्ट',
  'idClass.keyp': 'KeyPass कार्ड',
  'idClass.ltpass': 'लंबी अवधि का पास',
  'idClass.munid': 'शहर का पहचान पत्र',
  'idClass.myn': 'My Number कार्ड',
  'idClass.nbi': 'NBI प्रमाणपत्र',
  'idClass.nric': 'NRIC कार्ड',
  'idClass.ofw': 'OFW कार्ड',
  'idClass.pan': 'पैन कार्ड',
  'idClass.pid': 'डाक पहचान पत्र',
  'idClass.pp': 'पासपोर्ट',
  'idClass.ppc': 'पासपोर्ट कार्ड',
  'idClass.pr': 'स्थायी निवासी कार्ड',
  'idClass.rp': 'निवास परमिट',
  'idClass.sss': 'SSS कार्ड',
  'idClass.td': 'शरणार्थी यात्रा दस्तावेज़',
  'idClass.tribalid': 'जनजातीय पहचान पत्र',
  'idClass.umid': 'UMID कार्ड',
  'idClass.vid': 'मतदाता पहचान पत्र',
  'idClass.visa': 'वीज़ा',
  'idClass.wp': 'काम का परमिट',
  'idClass.unknown': 'दूसरा दस्तावेज़ ({code})',
};
