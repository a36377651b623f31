/** The page that only checks a document. */
import { startValidator } from './validator.ts';

const root = document.getElementById('validator');
if (root !== null) startValidator(root);
