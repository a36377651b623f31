/** Elements made by script. Text goes in as text, so that markup of a document stays text. */

interface Content {
  className?: string;
  text?: string;
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, text }: Content = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}
