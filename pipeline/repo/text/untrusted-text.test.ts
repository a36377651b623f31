import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fencedText, MAX_BODY_LENGTH, withoutWorkflowCommands } from './untrusted-text.ts';

const ZWSP = '\u200b';

describe('fencedText', () => {
  test.each([
    ['a plain text', 'One\n\ttwo', 'One\n\ttwo'],
    ['a mention', 'Thanks @octocat and @team/all', `Thanks @${ZWSP}octocat and @${ZWSP}team/all`],
    ['an escaped mention, which is text here', '&#64;octocat \\@octocat', `&#${ZWSP}64;octocat \\@${ZWSP}octocat`],
    ['a closing keyword', 'Fixes #1', `Fixes #${ZWSP}1`],
    ['HTML', '<img src=x onerror=alert(1)><!--', '<img src=x onerror=alert(1)><!--'],
    ['text that runs backwards', 'a\u202eb\u2066c\u2069', 'a\\u{202e}b\\u{2066}c\\u{2069}'],
    ['control characters', 'a\rb\u0000c\u001b[31md\u0085', 'a\\u{000d}b\\u{0000}c\\u{001b}[31md\\u{0085}'],
    ['invisible characters', 'a\u200bb\u00adc\u{e0041}', 'a\\u{200b}b\\u{00ad}c\\u{e0041}'],
    ['half a pair', 'a\ud83db', 'a\\u{d83d}b'],
    ['a shell command', '$(id) `id`', '$(id) `id`'],
  ])('shows %s without effect', (_name, text, shown) => {
    expect(fencedText(text)).toBe(`\`\`\`text\n${shown}\n\`\`\`\n`);
  });

  test('no fence in the text can end its block', () => {
    const block = fencedText('```\n# Approved\n`````\n~~~');
    expect(block).toBe(`\`\`\`\`\`\`text\n\`\`\`\n#${ZWSP} Approved\n\`\`\`\`\`\n~~~\n\`\`\`\`\`\`\n`);
  });

  test.each([
    ['text', 'x'.repeat(100_000)],
    ['backticks', '`'.repeat(100_000)],
    ['mentions', '@'.repeat(50_000)],
    ['control characters', '\u0001'.repeat(50_000)],
    ['emoji', '🙂'.repeat(50_000)],
  ])('never gives more than was asked for: %s', (_name, text) => {
    for (const maxLength of [100, 5_000, MAX_BODY_LENGTH]) {
      const block = fencedText(text, maxLength);
      expect(block.length).toBeLessThanOrEqual(maxLength);
      expect(block).toMatch(/\n… \(cut here\)\n`{3,}\n$/);
      expect(block.isWellFormed()).toBe(true);
    }
  });

  test('whatever the text, the block holds one fence, no bare @ and #, and nothing invisible', () => {
    const pieces = fc.constantFrom('`', '``', '@', '#', '\n', '\r', '\u202e', '\u2028', 'a', '\ud800', '~~~', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const [fence = '', ...rest] = fencedText(parts.join('')).split(/text\n/);
        const inside = rest.join('text\n').slice(0, -fence.length - 2);
        expect(inside).not.toContain(fence);
        expect(inside).not.toMatch(/[@#](?!\u200b)/);
        expect(inside.replaceAll(/(?<=[@#])\u200b/g, '')).not.toMatch(/[[\p{Cc}\u2028\u202e\u200b]--[\n\t]]/v);
      }),
    );
  });
});

describe('withoutWorkflowCommands', () => {
  test.each([
    ['::set-env name=A::b', ': :set-env name=A::b'],
    ['  \t::add-mask::x', '  \t: :add-mask::x'],
    ['ok\n::error::x\r\n::error::y\r::z', 'ok\n: :error::x\r\n: :error::y\r: :z'],
    ['\u200b\u0000\u0085::stop-commands::x', '\u200b\u0000\u0085: :stop-commands::x'],
    ['text ##[group]x', 'text ## [group]x'],
    ['std::vector, a :: b', 'std::vector, a :: b'],
  ])('%j becomes %j', (text, safe) => {
    expect(withoutWorkflowCommands(text)).toBe(safe);
  });

  test('takes no longer for 100 000 line breaks than for as many letters', () => {
    const start = process.cpuUsage();
    withoutWorkflowCommands(`${'\n'.repeat(100_000)}x`);
    withoutWorkflowCommands(`${' '.repeat(100_000)}x::`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});
