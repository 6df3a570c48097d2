/** Validation of key settings beyond their types. */
import { blocklistProblem } from '../../../api/key-rights/attribute-blocklist.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { isAllowlistEntry } from '../../../security/address-allowlist.ts';
import { pointers, type UpdateApiKey } from './input.ts';

/** Throws unprocessable for each entry that is not an address, range or star. */
function checkAddresses(entries: readonly string[]): void {
  const wrong = entries.flatMap((entry, index) =>
    isAllowlistEntry(entry)
      ? []
      : [
          {
            details: `data.attributes.ip-address-allowlist holds ${entry}, which is not an address, CIDR range or *`,
            pointer: `${pointers.ipAllowlist}/${index}`,
          },
        ],
  );
  if (wrong.length > 0) throw new Refusal('unprocessable', wrong.slice(0, 20));
}

/** Throws unprocessable for each entry that matches no attribute form. */
function checkBlocklist(entries: readonly string[]): void {
  const wrong = entries.flatMap((entry, index) => {
    const problem = blocklistProblem(entry);
    if (problem === null) return [];
    const details = `data.attributes.api-attributes-blocklist holds ${entry}, which ${problem}`;
    return [{ details, pointer: `${pointers.attributesBlocklist}/${index}` }];
  });
  if (wrong.length > 0) throw new Refusal('unprocessable', wrong.slice(0, 20));
}

/** Throws unprocessable, naming each entry. */
export function checkSettings(settings: UpdateApiKey): void {
  checkAddresses(settings.ipAllowlist ?? []);
  checkBlocklist(settings.attributesBlocklist ?? []);
}
