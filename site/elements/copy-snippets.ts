/** Copies what stands beside a button, or what is given in its place, at the press of the button. */

/** @param clipboard undefined where the page did not come over https */
export function showCopyButtons(page: Document, clipboard: Clipboard | undefined): void {
  if (clipboard === undefined) return;
  for (const snippet of page.querySelectorAll<HTMLElement>('[data-snippet]')) {
    const [button, status] = [snippet.querySelector('button'), snippet.querySelector('[role=status]')];
    if (button === null || status === null) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const { copied = '', notCopied = '' } = snippet.closest<HTMLElement>('[data-copied]')?.dataset ?? {};
      const written = clipboard.writeText(snippet.dataset.text ?? snippet.querySelector('code')?.textContent ?? '');
      status.textContent = await written.then(
        () => copied,
        () => notCopied,
      );
    });
  }
}
