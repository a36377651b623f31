/**
 * A publisher's token, kept in the storage of the tab, which a reload leaves and the end of the tab removes: never in an
 * address, a cookie, or what outlives the tab.
 */

const KEY = 'publisher-token';
const TOKEN = /^cat_[0-9A-Za-z]{36}$/;

export const isToken = (text: string) => TOKEN.test(text);

export const storedToken = () => sessionStorage.getItem(KEY) ?? undefined;

export const storeToken = (token: string) => sessionStorage.setItem(KEY, token);

export const forgetToken = () => sessionStorage.removeItem(KEY);

/** What was shown or typed is gone when somebody leaves, also where the browser keeps the page to return to it. */
export function clearWhenLeft(): void {
  addEventListener('pagehide', () => {
    for (const shown of document.querySelectorAll('[data-secret]')) shown.replaceChildren();
    for (const field of document.querySelectorAll<HTMLInputElement>('input[data-key]')) field.value = '';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
