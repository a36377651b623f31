import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { OperatorFacts } from '../../schemas/contracts/generated/read-api.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();
const CATALOG = 'https://catalog.works.org';

beforeEach(async () => {
  await emit(files.settings, { languages: ['en', 'de'] });
  await emit(files.manifest, { entity: { name: 'Tools *of* ours', vendor: { name: 'Works' } } });
  await emit(files.listPage(undefined, 1), { links: { self: `${CATALOG}/api/v1/software` } });
});

const set = (facts: Partial<OperatorFacts>) => emit(files.operator, { pages: {}, ...facts });
const textOf = ({ parts }: { parts: { html: string }[] }) => parts.map(({ html }) => html).join('');

describe('without anything of the operator', () => {
  it('there is no imprint, and of privacy and accessibility what the software knows', async () => {
    const { operatorPageNames, operatorPage } = await import('./operator-pages.ts');
    expect(operatorPageNames()).toEqual(['privacy', 'accessibility']);
    const german = operatorPage('privacy', 'de');
    expect(german).toMatchObject({ title: undefined, language: 'de', parts: [{ language: 'de' }] });
    expect(textOf(german)).toContain('Betreiber von Tools *of* ours ist Works. Der Betreiber hat hier keinen Kontakt');
    expect(textOf(operatorPage('accessibility', 'en'))).toContain('WCAG');
  });

  it('a language without words of the software gets the English ones, marked', async () => {
    const { operatorPage } = await import('./operator-pages.ts');
    expect(operatorPage('privacy', 'pl')).toMatchObject({ language: 'en', parts: [{ language: 'en' }] });
  });

  it('a host with a worker says what is counted', async () => {
    const { operatorPage } = await import('./operator-pages.ts');
    expect(textOf(operatorPage('privacy', 'en'))).toContain('Requests to the API');
  });

  it('a host of files says nothing of counting', async () => {
    const { operatorPage } = await import('./operator-pages.ts');
    await emit(files.listPage(undefined, 1), { links: { self: `${CATALOG}/api/v1/software.json` } });
    const text = textOf(operatorPage('privacy', 'en'));
    expect(text).not.toContain('API');
    expect(text).toContain('no program of it runs on the server');
  });
});

describe('with pages of the operator', () => {
  it('takes the page’s language, then the first, then any, and says which', async () => {
    await set({ pages: { imprint: { de: '# Impressum', fr: 'Mentions' }, privacy: { fr: 'Vie privée' } } });
    const { operatorPageNames, operatorPage } = await import('./operator-pages.ts');
    expect(operatorPageNames()).toEqual(['imprint', 'privacy', 'accessibility']);
    expect(operatorPage('imprint', 'de')).toMatchObject({ title: 'Impressum', language: 'de' });
    expect(operatorPage('imprint', 'en').language).toBe('de');
    expect(operatorPage('privacy', 'de').language).toBe('fr');
  });

  it('replaces what the software says, or lets it stand where the page asks for it', async () => {
    await set({
      contact: 'mailto:hello@works.org?subject=x',
      pages: { privacy: { de: '# Daten\n\nVorher.\n\n<!-- part: software -->\n\nNachher.', en: 'Ours alone.' } },
    });
    const { operatorPage } = await import('./operator-pages.ts');
    expect(textOf(operatorPage('privacy', 'en'))).toBe('<p>Ours alone.</p>\n');
    const german = operatorPage('privacy', 'de');
    expect(german.title).toBe('Daten');
    expect(german.parts.map(({ html }) => html.slice(0, 15))).toEqual([
      '<p>Vorher.</p>\n',
      '<p>Betreiber vo',
      '<p>Nachher.</p>',
    ]);
    expect(textOf(german)).toContain('<a href="mailto:hello@works.org?subject=x">hello@works.org</a>');
  });

  it('marks what the software says in another language', async () => {
    await set({ pages: { privacy: { fr: 'Avant.\n\n<!-- part: software -->' } } });
    const { operatorPage } = await import('./operator-pages.ts');
    expect(operatorPage('privacy', 'de').parts.map(({ language }) => language)).toEqual(['fr', 'en', 'fr']);
  });
});

describe('a report', () => {
  const listing = { slug: 'a', name: 'A & B', url: `${CATALOG}/software/a/` };
  it.each([
    ['goes nowhere where nothing is set', {}, undefined],
    ['goes to the address that is set', { report: 'https://w.org/{slug}' }, 'https://w.org/a'],
    [
      'begins an issue',
      { repository: { url: 'https://github.com/w/c', forge: 'github' as const } },
      'https://github.com/w/c/issues/new?template=report-a-listing.yml&title=Report%3A+A+%26+B&' +
        'listing=https%3A%2F%2Fcatalog.works.org%2Fsoftware%2Fa%2F',
    ],
    [
      'prefers the address',
      { report: 'https://w.org/r', repository: { url: 'https://github.com/w/c', forge: 'github' as const } },
      'https://w.org/r',
    ],
    ['begins none where the forge is not known', { repository: { url: 'https://git.w.org/w/c' } }, undefined],
  ])('%s', async (_what, facts, link) => {
    await set(facts);
    const [{ reportLink }, { languageOf }] = [
      await import('./operator-links.ts'),
      await import('../catalog/language.ts'),
    ];
    expect(reportLink(languageOf({ lang: 'en' }), listing)).toBe(link);
  });
});
