/**
 * Keeps texts current on a page that the browser translates. A translator replaces our text nodes with its own, so
 * later changes to our nodes would be invisible. Therefore a changed text is put back in its place; the translator then
 * sees a new text and translates it.
 */

/** Nodes added and texts removed under one parent, in order. */
interface Exchange {
  readonly added: Node[];
  readonly removed: Text[];
}

/**
 * Returns true for a translator's node: Chrome and Edge insert `font` elements, which we never write; Firefox inserts
 * texts.
 */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT' || node instanceof Text;

function exchangesIn(records: readonly MutationRecord[]): ReadonlyMap<Node, Exchange> {
  const exchanges = new Map<Node, Exchange>();
  for (const { target, addedNodes, removedNodes } of records) {
    const exchange = exchanges.get(target) ?? { added: [], removed: [] };
    exchanges.set(target, exchange);
    exchange.added.push(...[...addedNodes].filter((node) => isTranslation(node) && target.contains(node)));
    for (const node of removedNodes) if (node instanceof Text && !node.isConnected) exchange.removed.push(node);
  }
  return exchanges;
}

/** Watches the texts under `root` for the life of the page. */
export function keepTranslatedTexts(root: Element): void {
  const translations = new WeakMap<Node, Node>();
  const observer = new MutationObserver((records) => {
    for (const { removed, added } of exchangesIn(records.filter(({ type }) => type === 'childList')).values()) {
      for (const [index, text] of removed.entries()) {
        const translation = added[index];
        if (translation === undefined) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
    for (const { target, type } of records) {
      const translation = translations.get(target);
      if (type !== 'characterData' || target.isConnected || !translation?.isConnected) continue;
      translation.parentNode?.replaceChild(target, translation);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
