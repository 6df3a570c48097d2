/** Chinese texts of a page that is open inside another app, whose browser may have no camera. */
import type { Written } from '@countersign/texts';
import type { inApp as english } from '../en-US/in-app.ts';

export const inApp: Written<typeof english> = {
  'error.E5.heading': '本页是在应用里打开的',
  'error.E5.body': '可能是这个应用不让用相机。请用浏览器继续，例如 Safari 或 Chrome，或者上传照片。',
  'way.browser': '用我的浏览器继续',
  'inApp.heading': '请在浏览器里打开这个链接',
  'inApp.lead': '请复制链接，打开 Safari、Chrome 或别的浏览器，粘贴进去。请不要关闭本页。',
  'inApp.copy': '复制链接',
  'inApp.copied': '链接已复制',
  'inApp.number': '如果那边的页面要您选数字，就是 {number}。',
  'inApp.opened.heading': '请在浏览器里继续',
  'inApp.silent': '您的浏览器有一会儿没有回应了。那边的页面还开着吗？',
  'inApp.stop': '留在这个应用里',
};
