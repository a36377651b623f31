/** Data as YAML 1.2 in block style. Texts are quoted as JSON quotes them, which YAML reads the same, whatever they hold. */

export function toYaml(value: unknown): string {
  return `${linesOf(value).join('\n')}\n`;
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item) => {
      const [first = '', ...rest] = linesOf(item);
      return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
    });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([key, member]) => {
      const lines = linesOf(member);
      const name = /^[A-Za-z][\w-]*$/.test(key) && !isWord(key) ? key : JSON.stringify(key);
      const isPlain = typeof member !== 'object' || member === null || Object.keys(member).length === 0;
      return isPlain ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
    });
  }
  return [JSON.stringify(value)];
}

/** YAML 1.1, which many still read, takes these keys for no text: Norwegian has the language tag `no`. */
const isWord = (key: string) => /^(?:y|yes|n|no|on|off|true|false|null)$/i.test(key);
