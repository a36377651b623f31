/** What pages beside the docs are about, for the index of the docs and for llms.txt, which are in English. */
export const PAGE_LEADS = {
  publish: 'Four steps from a file on your own domain to a listing: formats, examples, proof of the domain, badge.',
  validate: 'Checks a document in your browser and names every problem with its remedy.',
  plans: 'How often the API may be asked, and what to put where on the free plan.',
  changes: 'What was published, updated, renamed and withdrawn.',
};
