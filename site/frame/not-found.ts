/**
 * A bare static host answers every unknown address with the page of the first language. This goes on to that of the
 * language in the address, which puts the address back, so that it can be corrected, and loaded again.
 */
const PAGE = '404/';

const homes: string[] = JSON.parse(document.getElementById('not-found-languages')?.dataset.homes ?? '[]');
const { pathname, search, hash } = location;
const home = homes.find((each) => pathname.startsWith(each));
const asked = decodeURIComponent(hash.slice(1));

if (home !== undefined && pathname !== home + PAGE) {
  location.replace(`${home + PAGE}#${encodeURIComponent(pathname + search)}`);
} else if (pathname.endsWith(`/${PAGE}`) && asked.startsWith(pathname.slice(0, -PAGE.length))) {
  history.replaceState(null, '', asked);
}
