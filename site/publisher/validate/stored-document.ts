/** A typed document outlasts a reload, Back and the switch of the language: in this tab, and nowhere else. */

const KEY = 'document';

export function keepDocument(area: HTMLTextAreaElement): void {
  try {
    if (area.value === '') area.value = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // No storage is allowed here: the document is on this page alone.
  }
  addEventListener('pagehide', () => {
    try {
      if (area.value === '') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, area.value);
    } catch {
      // As above, or it is larger than what a tab may keep.
    }
  });
}
