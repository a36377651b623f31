/** Filters lie over the results when they are open: they close when a visitor goes on, or presses Escape. */

export function closeWhenLeft(groups: readonly HTMLDetailsElement[]): void {
  const closeOthers = (place: Node) => {
    for (const group of groups) if (!group.contains(place)) group.open = false;
  };
  // A pressed pointer moves the focus before it is released: what vanished under it then could not be clicked. The click closes.
  let isPointing = true;
  document.addEventListener('pointerdown', () => (isPointing = true), true);
  document.addEventListener('keydown', () => (isPointing = false), true);
  for (const group of groups) {
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (!isPointing && relatedTarget instanceof Node) closeOthers(relatedTarget);
    });
    group.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !group.open) return;
      group.open = false;
      group.querySelector('summary')?.focus();
    });
  }
  document.addEventListener('click', ({ target }) => closeOthers(target as Node));
}
