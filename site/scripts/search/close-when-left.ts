/** Filters lie over the results when they are open: they close when a visitor goes on, or presses Escape. */

export function closeWhenLeft(groups: readonly HTMLDetailsElement[]): void {
  for (const group of groups) {
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !group.contains(relatedTarget)) group.open = false;
    });
    group.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !group.open) return;
      group.open = false;
      group.querySelector('summary')?.focus();
    });
  }
  document.addEventListener('click', ({ target }) => {
    for (const group of groups) if (group.open && !group.contains(target as Node)) group.open = false;
  });
}
