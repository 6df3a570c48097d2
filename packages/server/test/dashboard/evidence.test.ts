/** GET /dashboard/api/inquiries/{inquiry-id}/evidence: evidence for a reviewer's decision. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signedIn } from '../support/people.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
const service = useService({}, async (started) => {
  walked = await walkThrough(started);
});
const path = (id: string) => `/dashboard/api/inquiries/${id}/evidence`;

interface Evidence {
  readonly rows: readonly {
    readonly attribute: string;
    readonly verdict: string;
    readonly statements: readonly { readonly source: string; readonly value: string }[];
  }[];
  readonly attempts: readonly { readonly kind: string; readonly pictures: readonly { readonly file: string }[] }[];
}

describe('200', () => {
  it('returns what each part of the document states, what the inquiry holds, and every picture', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const answer = await reviewer.get(path(walked.id));
    assert.equal(answer.status, 200, answer.text);
    const { rows, attempts } = JSON.parse(answer.text) as Evidence;
    const birthdate = rows.find(({ attribute }) => attribute === 'birthdate');
    assert.equal(birthdate?.verdict, 'agrees');
    assert.deepEqual(new Set(birthdate.statements.map(({ source }) => source)), new Set(['barcode', 'visual-zone']));
    assert.deepEqual(
      attempts.map(({ kind, pictures }) => [kind, pictures.length > 0]),
      [
        ['driver-license', true],
        ['selfie', true],
      ],
    );
    const [file] = attempts[0]?.pictures ?? [];
    const ticket = await reviewer.post('/dashboard/api/view-tickets', { file: file?.file, purpose: 'review' });
    assert.equal(ticket.status, 201, ticket.text);
  });

  it('leaves an audit row about the individual', async () => {
    const [reviewer, auditor] = await Promise.all(
      (['reviewer', 'auditor'] as const).map((role) => signedIn(service.current, { role })),
    );
    await reviewer?.get(path(walked.id));
    const looked = await auditor?.get(`/dashboard/api/audit/subjects/${walked.id}`);
    assert.match(looked?.text ?? '', new RegExp(`${walked.id}/evidence`));
  });
});

describe('refused', () => {
  it('to users who may not see personal values, and for an unknown inquiry', async () => {
    const auditor = await signedIn(service.current, { role: 'auditor' });
    assert.equal((await auditor.get(path(walked.id))).status, 403);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get(path('inq_none'))).status, 404);
  });
});
