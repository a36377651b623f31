/** What a listing's page can do with script: recompute its rank, and copy its badge. */
import { showCopyButtons } from './copy-snippets.ts';
import { showRecomputeButton } from './recompute-button.ts';

showRecomputeButton(document);
showCopyButtons(document, navigator.clipboard);
