/** The search page of the fixture's site. */
import { SEARCH_DATA, type SearchPageData } from '../../schemas/writers/search-page.ts';

const DATA: SearchPageData = {
  labels: { category: { many: 'Many & more' }, kind: { api: 'API', library: 'Library' }, license_type: {} },
  words: {
    ...{ found: { other: '{shown} found' }, moreSimilar: { other: '{shown} more are similar' }, none: 'Nothing.' },
    ...{ onlySimilar: { other: 'No match, {shown} similar' }, didYouMean: 'Did you mean {query}?' },
    ...{ category: 'Category {name}', remove: 'Remove {filter}', searching: '', failed: '', busy: '' },
    understood: { license: 'License: {name}', price: 'Price: {name}', 'price-free': 'free' },
  },
  template: '<li><a href="/software/{{slug}}/">{{name}}</a> {{vendor}} {{summary}} {{category_label}}</li>',
};

/** The places of the page that the site builds, without what they are styled by. */
export const SEARCH_PAGE = `<!doctype html><title>Search</title>
<form id="header"><input name="q"></form>
<div id="search-page" hidden ${SEARCH_DATA}="${attribute(DATA)}">
  <form>
    <input name="q" type="search">
    <label><input type="checkbox" name="kind" value="api"> <span>API</span> <span class="count">7</span></label>
    <label><input type="checkbox" name="kind" value="library"> <span>Library</span> <span class="count">7</span></label>
    <ul id="search-chips"></ul>
    <select name="sort"><option value="">Best</option><option value="name">Name</option></select>
  </form>
  <p id="search-status" role="status">45 found</p>
  <section id="search-results">
    <p id="did-you-mean" hidden></p>
    <ol id="search-hits"><li>As it was built</li></ol>
    <section id="search-similar" hidden><ol></ol></section>
    <section id="search-none" hidden><ul><li data-unfiltered hidden><a href="/search/">All</a></li><li data-category="/categories/{slug}/" hidden><a href="/"></a></li></ul></section>
    <p><button data-more>More</button></p>
  </section>
</div>
`;

function attribute(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
