/** Private watchlist of an organization: searched only for that organization, and hidden from all others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { giveWatchlist, ownWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });
const row = 'q1,Perpetua Quillfeather,1970-01-01';

const report = async () =>
  (await service.current.production.post('/reports', reportBody('watchlist', { term: 'Perpetua Quillfeather' }))).body
    .data;

describe('a watchlist of another organization', () => {
  it('is not searched: a report is errored as if there were none, and does not name it', async () => {
    await giveWatchlist(service.current, [row], { ...ownWatchlist, slug: 'theirs', organizationId: 'org_another' });
    const { attributes } = await report();
    assert.deepEqual([attributes['status'], attributes['has-match']], ['errored', false]);
    assert.ok(!JSON.stringify(attributes).includes('theirs'));
  });

  it('is not searched where a template names it: it is missing, like an unknown one', async () => {
    const { production } = service.current;
    const errorsOf = async (slug: string) => {
      const settings = { watchlists: [slug] };
      const { body } = await production.post('/report-templates', {
        data: { attributes: { kind: 'watchlist', name: slug, settings } },
      });
      const asked = reportBody('watchlist', { term: 'Perpetua Quillfeather' }, { 'report-template-id': body.data.id });
      const { attributes } = (await production.post('/reports', asked)).body.data;
      assert.equal(attributes['status'], 'errored');
      return JSON.stringify(attributes['errors']).replaceAll(slug, 'SLUG');
    };
    assert.equal(await errorsOf('theirs'), await errorsOf('nowhere'));
  });

  it('does not keep a shared one from being searched', async () => {
    const { organizationId } = (await service.current.app.scopes.all())[0] ?? {};
    await giveWatchlist(service.current, [], { ...ownWatchlist, slug: 'everybody' });
    const clean = (await report()).attributes;
    assert.deepEqual([clean['status'], clean['has-match']], ['ready', false]);
    await giveWatchlist(service.current, [row], {
      ...ownWatchlist,
      slug: 'ours',
      organizationId: organizationId ?? '',
    });
    const { attributes } = await report();
    assert.equal(attributes['has-match'], true);
    assert.deepEqual(
      (attributes['searched-sources'] as { slug: string }[]).map(({ slug }) => slug),
      ['everybody', 'ours'],
    );
  });
});
