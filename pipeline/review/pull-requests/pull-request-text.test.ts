/** What pull requests say: everything a reviewer needs, and nothing that has an effect. */
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { error, warning } from '../../../schemas/contracts/problems.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import type { Proposal } from '../plan/proposals/proposals.ts';
import { moderationWords } from '../plan/text/moderation-words.ts';
import { parted } from '../testing/fences.ts';
import { batchText, proposalText, updatesText } from './pull-request-text.ts';

const HOSTILE =
  'A ```` b @octocat &#64;octocat Fixes #1 <img src=x onerror=alert(1)> <!-- $(id)\r\n::set-env name=A::b\n' +
  '```\n# Approved\n\u202egnp.exe\u2066 \u0000\u001b[31m';

function listingOf(slug: string, change: Partial<Listing> = {}): Listing {
  return {
    slug,
    name: 'Astro',
    vendor: { name: 'Works', website: 'https://works.example' },
    kind: 'software',
    category: 'text-editors',
    license: { type: 'open-source', spdx_id: 'MIT' },
    platforms: ['linux', 'macos'],
    homepage: 'https://works.example/astro',
    descriptions: { en: { summary: 'Does one thing well.' } },
    versions: [
      { version: '2.0.0', released_on: '2026-10-14', artifacts: [{ uri: 'https://works.example/astro.zip' }] },
      { version: '1.0.0', released_on: '2026-01-14' },
    ],
    badges: [],
    sources: [
      { kind: 'pad-json', url: 'https://works.example/pad.json', primary: true, last_changed_on: '2026-11-20' },
    ],
    verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-11-20T00:00:00Z' },
    ...change,
  } as Listing;
}

function recordOf(slug: string, change: Partial<LedgerRecord> = {}): LedgerRecord {
  const source = { kind: 'pad-json', url: 'https://works.example/pad.json' } as const;
  return { slug, state: 'published', source, content_sha256: '0'.repeat(64), report: [], overrides: {}, ...change };
}

function proposalOf(slug: string, change: Partial<Proposal> = {}): Proposal {
  return {
    ...{ slug, ref: `refs/heads/moderation/${slug}`, commit: '0'.repeat(40) },
    ...{ touched: false, digest: '0123456789abcdef', checkedOut: false, outdated: false },
    snapshot: { listing: listingOf(slug), record: recordOf(slug) },
    ...change,
  };
}

const withListing = (slug: string, listing: Partial<Listing>, record: Partial<LedgerRecord> = {}) =>
  proposalOf(slug, { snapshot: { listing: listingOf(slug, listing), record: recordOf(slug, record) } });

describe('the text of a pull request', () => {
  it('shows all that a new listing says, whatever hundreds of downloads and long texts say besides', () => {
    const address = (name: string) => `https://works.example/${name}`;
    const artifacts = Array.from({ length: 99 }, (_, index) => ({ uri: address(`${index}.exe`), format: 'exe' }));
    const said = {
      ...{ order_url: address('buy'), support_url: address('help'), status_page: address('status') },
      ...{ icon: address('icon.png'), screenshots: [address('1.png')], security: { policy_url: address('security') } },
      ...{ keywords: ['photo raw'], languages: ['pt-BR'], requirements: '4 GB of memory', deployment: ['desktop'] },
      ...{ packages: ['pkg:npm/astro'], support_until: '2030-12-31' },
    } satisfies Partial<Listing>;
    const versions = [
      {
        ...{ version: '2.0.0', released_in: '2019-05', prerelease: false, changes: 'Faster.' },
        artifacts: [
          { uri: address('astro.exe'), platform: 'windows', format: 'exe', size_bytes: 123_456 },
          ...artifacts,
        ],
      },
    ];
    const descriptions = { en: { summary: 'Does one thing well.', text: 'x'.repeat(20_000) } };
    const { body } = proposalText(withListing('astro', { ...said, versions, descriptions }), undefined);
    const values = Object.values(said).flatMap((value) => (typeof value === 'string' ? value : Object.values(value)));
    expect(values.filter((value) => !body.includes(value))).toEqual([]);
    expect(body).toContain('2.0.0, 2019-05');
    expect(body).toContain('Faster.');
    expect(body).toContain('https://works.example/astro.exe  windows, exe, 123456 bytes');
  });

  it.each([
    ['https://works.example/astro', true],
    ['https://github.com/works/astro', true],
    ['https://github.com/works/astro/issues/1', false],
    ['https://works.example/@octocat', false],
    ['https://works.example/?q=1', false],
    ['https://works.example/#1', false],
    ['http://works.example/', false],
  ])('links an address that means nothing else to GitHub: %s', (homepage, isLinked) => {
    const { body } = proposalText(withListing('astro', { homepage }), undefined);
    expect(body.includes(`Homepage: <${homepage}>`)).toBe(isLinked);
  });

  it('holds what a reviewer needs', () => {
    const checks = [inEnglish(warning('/name', 'similar_name', { slugs: 'astra', count: 0 }))];
    const { title, body, labels } = proposalText(withListing('astro', {}, { checks }), undefined);
    expect(title).toBe('Propose astro');
    expect(labels).toEqual(['new', 'warning']);
    expect(body).toMatchInlineSnapshot(`
      "A new listing waits for review, in the category \`text-editors\`.

      Homepage: <https://works.example/astro> · Feed: <https://works.example/pad.json>

      **Look at twice**

      \`\`\`text
      warning: The name looks like that of astra, by another publisher. [similar_name at /name]
      \`\`\`


      **What it says**

      \`\`\`text
      name           Astro
      summary        Does one thing well.
      vendor         Works  https://works.example
      kind           software
      category       text-editors
      license        open-source, MIT
      platforms      linux, macos
      homepage       https://works.example/astro
      documentation  none
      domain         verified, dns-txt
      version        2.0.0, 2026-10-14
      source         pad-json  https://works.example/pad.json
      webhook host   none
      download       https://works.example/astro.zip
      \`\`\`


      **All that it says besides**

      \`\`\`diff
        descriptions.en.summary
      + Does one thing well.
      \`\`\`


      <details><summary>Its versions</summary>

      \`\`\`diff
        version
      + 2.0.0
        version
      + 1.0.0
        day of 2.0.0
      + 2026-10-14
        day of 1.0.0
      + 2026-01-14
        download of 2.0.0
      + https://works.example/astro.zip
      \`\`\`

      </details>

      **To publish** it, merge. **To refuse** it, close this pull request with a comment that says why: the reason goes into the ledger, and the same content is not proposed again. **To correct** it, edit its listing on this branch: no feed undoes what you change."
    `);
  });

  it('shows old and new values of what would change', () => {
    const published = { listing: listingOf('astro'), record: recordOf('astro', { webhook_host: 'old.example' }) };
    const proposal = withListing('astro', { name: 'Other', homepage: 'https://other.example/' });
    const { body, labels } = proposalText(proposal, published);
    expect(labels).toEqual(['sensitive-change']);
    expect(parted(body).inside.slice(-8)).toEqual([
      '  name',
      '- Astro',
      '+ Other',
      '  homepage',
      '- https://works.example/astro',
      '+ https://other.example/',
      '  webhook host',
      '- old.example',
    ]);
  });

  it.each<[string, Proposal, string[]]>([
    [
      'cannot be read',
      { ...proposalOf('a', { fault: 'It lacks the listing.' }), snapshot: undefined } as never,
      ['new', 'blocked'],
    ],
    ['would not be published', withListing('a', {}, { state: 'withdrawn' }), ['new', 'blocked']],
    [
      'has errors',
      withListing('a', {}, { report: [inEnglish(error('/x', 'missing'))] }),
      ['new', 'warning', 'blocked'],
    ],
    ['was edited and is out of date', proposalOf('a', { touched: true, outdated: true }), ['new', 'stale']],
    ['was edited', proposalOf('a', { touched: true }), ['new']],
  ])('is labeled where it %s', (_what, proposal, labels) => {
    expect(proposalText(proposal, undefined).labels).toEqual(labels);
  });

  it('is inert, whatever stands in a listing', () => {
    const report: WordedProblem[] = [{ pointer: HOSTILE, code: 'b', severity: 'warning', message: HOSTILE }];
    const hostile = withListing(
      'astro',
      {
        name: HOSTILE,
        vendor: { name: HOSTILE },
        homepage: `https://works.example/${HOSTILE}`,
        descriptions: { en: { summary: HOSTILE } } as never,
      },
      { report, checks: report },
    );
    const plain = parted(
      proposalText(
        withListing('astro', {}, { report: [inEnglish(warning('', 'read_as', { entry: 'x' }))], checks: report }),
        undefined,
      ).body,
    );
    const texts = [
      proposalText(hostile, undefined),
      proposalText(hostile, { listing: listingOf('astro'), record: undefined }),
      batchText('_batch-1', [hostile, hostile], () => undefined),
      proposalText({ ...proposalOf('astro', { fault: HOSTILE }), snapshot: undefined } as never, undefined),
    ];
    for (const { title, body } of texts) {
      expect(title).toMatch(/^Propose (?:astro|2 listings \(_batch-1\))$/);
      const { inside, outside } = parted(body);
      expect(outside.join('\n')).not.toMatch(/octocat|onerror|Approved|set-env|\$\(id\)|gnp/);
      expect(inside.join('\n')).not.toMatch(/[@#](?!\u200b)/);
      expect(inside.join('\n').replaceAll('\u200b', '')).not.toMatch(/[[\p{Bidi_Control}\p{Cc}]--[\n]]/v);
      expect(inside.some((line) => /^\s*(?:::|#|`)/.test(line))).toBe(false);
    }
    // The address is not plain, so it is no link.
    const withoutLinks = plain.outside.map((line) => line.replace(/^Homepage: <[^>]*> · /, ''));
    expect(parted(texts[0]?.body ?? '').outside).toEqual(withoutLinks);
  });

  it('never has more than 60 000 characters', () => {
    const long = (text: string) => text.repeat(100_000 / text.length);
    for (const text of ['x', '`', '@', '\u0001', '🙂'].map(long)) {
      const report = new Array<WordedProblem>(100).fill({
        ...{ pointer: '/a', code: 'b', severity: 'warning' },
        message: text.slice(0, 1000),
      });
      const proposal = withListing(
        'astro',
        { name: text, descriptions: { en: { summary: text } } as never },
        { report, checks: report },
      );
      const published = { listing: listingOf('astro'), record: undefined };
      expect(proposalText(proposal, published).body.length).toBeLessThanOrEqual(60_000);
      for (const count of [2, 50, 1000]) {
        const batch = Array.from({ length: count }, (_, index) => ({
          ...proposal,
          slug: `${index}`.padStart(64, 'a'),
        }));
        expect(batchText('_batch-1', batch, () => undefined).body.length).toBeLessThanOrEqual(60_000);
      }
    }
    const slugs = Array.from({ length: 10_000 }, (_, index) => `${index}`.padStart(64, 'a'));
    expect(updatesText(slugs).body.length).toBeLessThanOrEqual(60_000);
  });

  it.each([1, 100])('shows the commands that are approved with it, whatever else its publisher writes: %i', (count) => {
    const long = 'x'.repeat(4000);
    const names = ['a', 'b', 'c'].map((letter) => letter.repeat(80));
    const packages = [...names.map((name) => `pkg:npm/${name}`), 'pkg:npm/not-shown', 'pkg:generic/tool'];
    const member = withListing('astro', { packages, name: long, homepage: `https://works.example/${long}` });
    const published = { listing: listingOf('astro'), record: undefined };
    const batch = Array.from({ length: count }, () => member);
    for (const { body } of [proposalText(member, published), batchText('_batch-1', batch, () => published)]) {
      for (const name of names) expect(parted(body).inside.join('\n')).toContain(`npm install --global ${name}\n`);
      expect(body).not.toContain('npm install --global not-shown');
    }
  });

  it('of a batch names each listing with what matters', () => {
    const members = [withListing('astro', {}), withListing('brush', { name: 'Brush' })];
    const { title, body, labels } = batchText('_batch-3', members, () => undefined);
    expect(title).toBe('Propose 2 listings (_batch-3)');
    expect(labels).toEqual(['new']);
    expect(parted(body).outside.filter((line) => line.startsWith('### '))).toEqual(['### astro', '### brush']);
    expect(body).toContain('name      Brush');
  });
});

describe('In a German catalog', () => {
  const words = moderationWords({ languages: ['de', 'en'] });

  it('a pull request speaks German, and what a publisher says stays as it is', () => {
    const { title, body, labels } = proposalText(withListing('astro', { name: 'none' }), undefined, { words });
    expect([title, labels]).toEqual(['astro vorschlagen', ['neu']]);
    expect(body).toMatch(/^Ein neuer Eintrag wartet auf Prüfung, in der Kategorie `text-editors`\./);
    expect(body).toContain('**Die Angaben**');
    expect(body).toMatch(/^Kurztext +Does one thing well\.$/m);
    expect(body).toMatch(/^Dokumentation +keine$/m);
    expect(body).toMatch(/^Name +none$/m);
    expect(body).not.toMatch(/waits|merge\.|What it says/);
  });

  it('so do many at once, and updates', () => {
    const { title, body } = batchText('_batch-3', [proposalOf('a'), proposalOf('b')], () => undefined, { words });
    expect(title).toBe('2 Einträge vorschlagen (_batch-3)');
    expect(body).toMatch(/^2 neue Einträge warten auf Prüfung\./);
    expect(updatesText(['a'], words).title).toBe('a aktualisieren');
    expect(updatesText(['a', 'b'], words).title).toBe('2 Einträge aktualisieren');
  });

  it('a language without words of its own speaks English', () => {
    expect(moderationWords({ languages: ['fr'] }).say('sync', { count: 2, slug: 'a' })).toBe('Sync 2 listings');
  });
});

describe('The pictures of a proposal', () => {
  const file = (digit: string) => ({ sha256: digit.repeat(64), width: 128, height: 128 });
  const drawn = {
    from: 'publisher',
    source_sha256: '0'.repeat(64),
    source: 'https://works.example/"><script>',
  } as const;
  const pictures = {
    icon: { ...file('a'), ...drawn },
    screenshots: [{ ...file('b'), ...drawn, small: file('c'), alt: HOSTILE }],
  };
  const SITE = 'https://github.com/works/catalog';

  it('are shown as they are on the branch, with no word of the publisher outside of a fence', () => {
    const { body } = proposalText(withListing('astro', { pictures } as never), undefined, { site: SITE });
    const { outside, inside } = parted(body);
    const address = (digit: string) =>
      `${SITE}/raw/${'0'.repeat(40)}/data/pictures/${digit.repeat(2)}/${digit.repeat(64)}.webp`;
    expect(outside.filter((line) => line.startsWith('<img'))).toEqual([
      `<img alt="Icon" width="64" src="${address('a')}">`,
      `<img alt="Screenshot 1" width="480" src="${address('b')}">`,
    ]);
    expect(outside.join()).not.toContain('script');
    expect(inside.join('\n')).toContain('icon shown');
  });

  it('that would take the place of others are a change', () => {
    const before = { listing: listingOf('astro', { pictures } as never), record: recordOf('astro') };
    const next = { ...pictures, screenshots: [{ ...pictures.screenshots[0], ...file('e') }] };
    const { body } = proposalText(withListing('astro', { pictures: next } as never), before, { site: SITE });
    expect(body).toContain('  screenshot 1 shown');
    expect(body).not.toContain('icon shown');
  });
});
