/** Puts what was found into the search page, by the functions that its script has for the same. Every value stays text. */
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { escapeXml } from '../../schemas/rules/escape-xml.ts';
import type { Facet } from '../../schemas/search/filter-listings.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { nameOf, type ViewedListing } from '../../schemas/writers/listing-view.ts';
import { SEARCH_PAGE, type SearchPageData } from '../../schemas/writers/search-page.ts';
import { didYouMeanHtml, searchEntry, searchStatus } from '../../schemas/writers/search-results.ts';
import { understoodChips } from '../../schemas/writers/understood-chips.ts';
import type { FilterName, ListRequest } from './list-parameters.ts';
import { toListQuery } from './list-parameters.ts';

export interface FilledPage {
  pathname: string;
  /** Tag of the page. */
  language: string;
  data: SearchPageData;
  /** A way on where nothing is found. */
  category: { slug: string; label: string } | undefined;
  list: ListRequest;
  found: Pick<SoftwarePage, 'pagination' | 'did_you_mean'> & {
    entries: { entry: ViewedListing; match: 'all' | 'similar' }[];
    similar: number;
    facets: NonNullable<SoftwarePage['facets']>;
  };
}

export function fillSearchPage(answer: Response, page: FilledPage): Response {
  return fillForm(fillResults(new HTMLRewriter(), page), page).transform(answer);
}

function fillResults(rewriter: HTMLRewriter, page: FilledPage): HTMLRewriter {
  const { list, found, language, pathname } = page;
  const { words, labels, template } = page.data;
  const { pagination, similar, did_you_mean } = found;
  const frame = { template, labels, language, query: list.text ?? '' };
  const entriesOf = (match: string) =>
    found.entries.flatMap((each) => (each.match === match ? [searchEntry(each.entry, frame)] : [])).join('');
  const others = entriesOf('similar');
  const html = (content: string) => ({ element: (element: Element) => fill(element, content) });
  const status = searchStatus({ total: pagination.total, similar }, words, language);
  const isFiltered = list.verified || Object.values(list.filters).some((values) => values.length > 0);
  rewriter
    .on(SEARCH_PAGE.status, html(escapeXml(status)))
    .on(SEARCH_PAGE.hits, html(entriesOf('all')))
    .on(SEARCH_PAGE.similarHits, html(others))
    .on(SEARCH_PAGE.more, { element: (element) => void element.after(turnings(page), { html: true }) });
  if (others !== '') rewriter.on(SEARCH_PAGE.similar, SHOWN);
  if (pagination.total === 0) fillCategory(rewriter.on(SEARCH_PAGE.none, SHOWN), page);
  if (isFiltered) {
    rewriter.on(SEARCH_PAGE.unfiltered, SHOWN).on(`${SEARCH_PAGE.unfiltered} a`, {
      element: (element) => void element.setAttribute('href', escapeXml(addressOf(pathname, unfiltered(list)))),
    });
  }
  if (did_you_mean !== undefined) {
    const meant = didYouMeanHtml(words, did_you_mean, addressOf(pathname, { ...list, text: did_you_mean, page: 1 }));
    rewriter.on(SEARCH_PAGE.didYouMean, SHOWN).on(SEARCH_PAGE.didYouMean, html(meant.html));
  }
  return rewriter;
}

function fillCategory(rewriter: HTMLRewriter, { category, data: { words }, language }: FilledPage): void {
  if (category === undefined) return;
  let address = '';
  rewriter
    .on(SEARCH_PAGE.category, {
      element: (element) => {
        address = (element.getAttribute('data-category') ?? '').replace('{slug}', category.slug);
        element.removeAttribute('hidden');
      },
    })
    .on(`${SEARCH_PAGE.category} a`, {
      element: (element) => {
        element.setAttribute('href', address);
        fill(element, escapeXml(fillMessage(words.category, { name: category.label }, language)));
      },
    });
}

/** What was chosen, each with a link to the same without it: filters are closed where no script opens them. */
function chipsOf({ list, data, language, pathname }: FilledPage): string {
  const { words, labels } = data;
  const choiceOf = (name: Facet, value: string) => nameOf(value, labels[name] ?? {});
  const chip = (label: string, without: ListRequest) => {
    const removing = fillMessage(words.remove, { filter: label }, language);
    const href = addressOf(pathname, { ...without, page: 1 });
    return `<li><a class="chip" aria-label="${escapeXml(removing)}" href="${escapeXml(href)}">${escapeXml(label)}</a></li>`;
  };
  const chips = (Object.entries(list.filters) as [FilterName, string[]][]).flatMap(([name, values]) =>
    values.map((value) => {
      const others = values.filter((each) => each !== value);
      return chip(choiceOf(name, value), { ...list, filters: { ...list.filters, [name]: others } });
    }),
  );
  const verified = list.verified ? [chip(choiceOf('verified', 'true'), { ...list, verified: false })] : [];
  const understood = understoodChips(list.text ?? '', data, language).map(({ label, without }) =>
    chip(label, { ...list, text: without === '' ? undefined : without }),
  );
  return [...understood, ...chips, ...verified].join('');
}

function fillForm(rewriter: HTMLRewriter, page: FilledPage): HTMLRewriter {
  const { list, found, language } = page;
  const { text = '', filters, verified, sort } = list;
  const chosen: Record<string, readonly string[]> = { ...filters, verified: verified ? ['true'] : [] };
  const counts: Record<string, { value: string; count: number }[]> = found.facets;
  const numbers = new Intl.NumberFormat(language);
  let count = 0;
  return rewriter
    .on(SEARCH_PAGE.field, { element: (element) => void element.setAttribute('value', escapeXml(text)) })
    .on(SEARCH_PAGE.chips, { element: (element) => fill(element, chipsOf(page)) })
    .on(SEARCH_PAGE.box, {
      element: (element) => {
        const [name, value] = [element.getAttribute('name') ?? '', element.getAttribute('value') ?? ''];
        if (chosen[name]?.includes(value)) element.setAttribute('checked', '');
        count = counts[name]?.find((each) => each.value === value)?.count ?? 0;
      },
    })
    .on(SEARCH_PAGE.count, { element: (element) => fill(element, numbers.format(count)) })
    .on(`${SEARCH_PAGE.order} option`, {
      element: (element) => {
        if (element.getAttribute('value') === sort) element.setAttribute('selected', '');
      },
    });
}

const SHOWN = { element: (element: Element) => void element.removeAttribute('hidden') };

const fill = (element: Element, html: string) => void element.setInnerContent(html, { html: true });

/** To the pages before and behind. Where a script runs, its button is there instead. */
function turnings({ list, found, pathname }: FilledPage): string {
  const { page, total_pages } = found.pagination;
  const link = (rel: string, to: number) =>
    to < 1 || to > total_pages
      ? ''
      : `<a class="button" rel="${rel}" href="${escapeXml(addressOf(pathname, { ...list, page: to }))}">${to}</a>`;
  const links = [link('prev', page - 1), link('next', page + 1)];
  return links.join('') === ''
    ? ''
    : `<noscript>${links[0]} <span aria-current="page">${page}</span> ${links[1]}</noscript>`;
}

const unfiltered = (list: ListRequest): ListRequest => ({
  ...list,
  filters: { category: [], kind: [], license_type: [], platform: [], pricing: [], badge: [], state: [] },
  verified: false,
  page: 1,
});

/** Of the page itself, which has a language of its own and always counts. */
function addressOf(pathname: string, list: ListRequest): string {
  const { further = [], page } = toListQuery({ ...list, facets: [], language: undefined });
  const parameters = new URLSearchParams(further.map(([name, value]): [string, string] => [name, value]));
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
