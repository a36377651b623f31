import { describe, expect, it } from 'vitest';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { ADDRESS_QUESTION, addressInIssue, newFeed } from './add-feed.ts';

const ADDRESS = 'https://publisher.example/product.json';
const HEADING = `### ${ADDRESS_QUESTION}`;

describe('the address in an issue', () => {
  it.each([
    ['alone', `${HEADING}\n\n${ADDRESS}`],
    ['with other answers', `${HEADING}\n\n${ADDRESS}\n\n### Anything else\n\nSee https://evil.example/\n`],
    ['with the line ends of a browser', `${HEADING}\r\n\r\n${ADDRESS}\r\n\r\n### Anything else\r\n\r\n_No response_`],
    ['with spaces around it', `${HEADING}  \n\n   ${ADDRESS}\t\n`],
  ])('is found %s', (_how, body) => {
    expect(addressInIssue(body)).toBe(ADDRESS);
  });

  it.each([
    ['an empty issue', ''],
    ['an issue without the form', `Please add ${ADDRESS}`],
    [
      'the question asked twice',
      `${HEADING}\n\n${ADDRESS}\n\n### Anything else\n\n${HEADING}\n\nhttps://evil.example/`,
    ],
    ['a question that only looks like it', `### ${ADDRESS_QUESTION.replace('A', 'А')}\n\n${ADDRESS}`],
    ['a question beyond what GitHub takes', `${'x'.repeat(65_536)}\n${HEADING}\n${ADDRESS}`],
  ])('is not looked for in %s', (_what, body) => {
    expect(() => addressInIssue(body)).toThrow('The issue does not have the answers of the form.');
  });

  it.each([
    ['no answer', `${HEADING}\n\n### Anything else\n\n${ADDRESS}`],
    ['two addresses', `${HEADING}\n\n${ADDRESS}\n${ADDRESS}`],
    ['an address and a fence', `${HEADING}\n\n\`\`\`\n${ADDRESS}\n\`\`\``],
  ])('is not guessed from %s', (_what, body) => {
    expect(() => addressInIssue(body)).toThrow('The issue names no address, or more than one.');
  });
});

describe('a new feed', () => {
  const data = (names: readonly string[] = []) =>
    ({
      feeds: names.map((name) => ({ name, bytes: Buffer.from(JSON.stringify({ url: `https://${name}.example/` })) })),
      listings: new Map(),
    }) as unknown as CatalogData;

  it.each([
    [ADDRESS, 'publisher-example-product', ADDRESS],
    ['https://www.Publisher.example', 'publisher-example', 'https://www.publisher.example/'],
    ['https://github.com/Works/Tool#readme', 'github-com-works-tool', 'https://github.com/Works/Tool'],
    ['https://works.example/feed.xml?a=$(id)', 'works-example-feed', 'https://works.example/feed.xml?a=$(id)'],
    [
      `https://works.example/${'a/'.repeat(200)}`,
      `works-example-${'a-'.repeat(25).slice(0, -1)}`,
      `https://works.example/${'a/'.repeat(200)}`,
    ],
  ])('%s becomes a file of its own', (address, name, url) => {
    expect(newFeed(address, data())).toEqual({
      path: `data/feeds/${name}.json`,
      content: `{\n  "url": "${url}"\n}\n`,
    });
  });

  it('takes no name that is taken', () => {
    const taken = data(['publisher-example-product', 'publisher-example-product-2']);
    expect(newFeed(ADDRESS, taken).path).toBe('data/feeds/publisher-example-product-3.json');
  });

  it('is refused where the address is followed already', () => {
    expect(() => newFeed('https://tool.example', data(['tool']))).toThrow('This address is followed already.');
  });

  it.each([
    ['javascript:alert(1)', 'It must start with https://.'],
    ['file:///etc/passwd', 'It must start with https://.'],
    ['http://publisher.example/', 'It must start with https://.'],
    ['https://user:secret@publisher.example/', 'It contains a user name or password.'],
    ['https://127.0.0.1/feed.json', 'It is not an address on the public internet.'],
    ['https://169.254.169.254/latest', 'It is not an address on the public internet.'],
    ['https://localhost/', 'Its host is not a name on the public internet.'],
    ['https://publisher.example:8443/', 'It names a port'],
    ['https://publisher.example/ ::set-env', 'It contains a space'],
    ['https://publisher.example/\u001b[2J', 'It contains a space, a backslash or a control character.'],
    ['../../.github/workflows/x', 'It is not an absolute address.'],
    ['<https://publisher.example/>', 'It is not an absolute address.'],
    ['[x](https://publisher.example/)', 'It is not an absolute address.'],
    ['_No response_', 'It contains a space'],
    [`https://publisher.example/${'a'.repeat(2048)}`, 'It is longer than 2048 characters.'],
  ])('is refused for %s', (address, why) => {
    expect(() => newFeed(address, data())).toThrow(why);
  });
});
