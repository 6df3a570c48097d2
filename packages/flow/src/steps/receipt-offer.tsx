/** Knowledge of the business at the end of a flow, and the way to the receipt. */
import type { ReceiptLink } from '../page.ts';

export function ReceiptOffer({ receipt: { address, label, knows, wait } }: { readonly receipt: ReceiptLink }) {
  return (
    <>
      {wait !== undefined && <p>{wait}</p>}
      {knows !== undefined && (
        <div class="facts">
          <h2>{knows.heading}</h2>
          <p>{knows.list}</p>
          {knows.kept !== null && <p class="muted">{knows.kept}</p>}
        </div>
      )}
      <a class="button quiet" href={address} data-action="receipt" target="_blank" rel="noreferrer">
        {label}
      </a>
    </>
  );
}
