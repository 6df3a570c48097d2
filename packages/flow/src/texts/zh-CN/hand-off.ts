/** Chinese texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': '手机拍的照片更清楚。本页会等着，然后自动继续。',
  'handoff.start': '用手机继续',
  'handoff.heading': '请用手机扫这个码',
  'handoff.lead': '打开手机相机，对准这个码。为了您的安全，它会经常变化。',
  'handoff.code': '在手机上打开这次检查的码',
  'handoff.link': '或者在手机上输入这个地址：',
  'handoff.number': '如果手机要您选数字，就是 {number}。',
  'handoff.renew': '显示新的码',
  'handoff.opened.heading': '请在手机上继续',
  'handoff.opened.body': '请不要关闭本页。您在那边完成后，它会自动继续。',
  'handoff.stop': '改用这台设备',
  'handoff.send.lead': '或者把链接发送到您的手机。',
  'handoff.sendTo': '电话号码或电子邮箱',
  'handoff.send': '发送链接',
  'handoff.sent': '链接 15 分钟内有效，已发送至：',
  'handoff.sent.sandbox': '测试模式：不会发送任何内容。消息中会有这个链接：',
  'handoff.silent': '您的手机有一会儿没有回应了。那边的页面还开着吗？',
  'handoff.again': '获取新链接',
  'elsewhere.heading': '这次检查已在别处打开',
  'elsewhere.from': '它再次被打开：{system} 上的 {browser}。一次只能在一个页面上继续。',
  'elsewhere.unknown': '它在另一个窗口或另一台设备上再次被打开。一次只能在一个页面上继续。',
  'elsewhere.take': '在这里继续',
};
