/** What the page of a list can do with script: rows or cards, picks to compare, and a form that leads to the search. */
import './list-view.ts';
import './pick-buttons.ts';
import { closeWhenLeft } from './close-when-left.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('.narrow')) {
  closeWhenLeft([...form.querySelectorAll('details')]);
  // What is not chosen stands in no address.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}
