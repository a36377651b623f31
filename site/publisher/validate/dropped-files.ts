/** Files on their way into the page and out of it; none of them leaves the browser. */
import { decodeXml } from '../../../schemas/readers/xml-text.ts';
import { element } from '../../base/page-elements.ts';

/** @returns its text as it can be shown, whatever its encoding; @throws where the browser cannot read it */
export async function readFile(file: File): Promise<{ bytes: Uint8Array; text: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, text: decodeXml(bytes).text ?? new TextDecoder().decode(bytes) };
}

export function acceptDrops(target: HTMLElement, open: (file: File) => void): void {
  target.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    target.classList.add('dropping');
  });
  target.addEventListener('dragleave', () => target.classList.remove('dropping'));
  target.addEventListener('drop', (event) => {
    const [dropped] = event.dataTransfer?.files ?? [];
    target.classList.remove('dropping');
    if (dropped === undefined) return;
    event.preventDefault();
    open(dropped);
  });
}

export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}
