/** Chinese texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': '这是您自己开始的吗？',
  'handedOff.from': '这次检查是在另一台设备上开始的：{system} 上的 {browser}。',
  'handedOff.unknown': '这次检查是在另一台设备上开始的。',
  'handedOff.warning': '是别人把这个链接或码发给您的吗？那么它可能不是您的，请选“不是”。',
  'handedOff.number': '您在另一台设备上看到哪个数字？',
  'handedOff.yes': '是的，在这里继续',
  'handedOff.no': '不是，这不是我的',
  'handedOff.done': '您可以放下这台设备。另一台会自动继续。',
  'problem.link_limited': '发送的消息太多了。请扫描二维码，或一小时后再试。',
  'gone.taken_back.heading': '您正在另一台设备上继续',
  'gone.taken_back.body': '那台设备已接手。要再次使用这台设备，请在那边选择“用手机继续”。',
  'inApp.origin': '这次检查是在应用里开始的。',
  'inApp.done': '您可以关闭本页，回到应用。它会自动继续。',
};
