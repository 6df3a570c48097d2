/** What the built pages may run and show: hashes of their inline scripts and of their style attributes. */
import { createHash } from 'node:crypto';

/** Characters of attributes that the pages write as references. */
const references = { '&quot;': '"', '&#34;': '"', '&#39;': "'", '&#38;': '&', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const decoded = (text) => text.replace(/&(?:quot|#34|#39|#38|lt|gt|amp);/g, (found) => references[found]);
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sortedHashes = (texts) => [...new Set(texts)].map(hashOf).sort();

/**
 * @param {readonly string[]} pages text of each page
 * @returns {{ scripts: string[], styleAttributes: string[] }} sources of a content security policy
 */
export function policySources(pages) {
  const found = (pattern) => pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text]) => text));
  if (found(/<style[\s>]/g).length > 0) throw new Error('A page holds a style element; it must be a file.');
  return {
    scripts: sortedHashes(found(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)),
    styleAttributes: sortedHashes(found(/<[a-zA-Z][^>]*?\sstyle="([^"]*)"/g).map(decoded)),
  };
}
