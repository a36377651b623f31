import { describe, expect, it } from 'vitest';
import { signProblem } from './category-problems.ts';

describe('the sign of a category', () => {
  it.each(['book-open', 'database', 'gamepad-2'])('may be %s', (sign) => {
    expect(signProblem(sign)).toBeUndefined();
  });

  it.each([
    ['databse', 'Perhaps one of these is meant: database.'],
    ['shopping-trolley', 'Perhaps one of these is meant: shopping-bag, '],
    ['qqqq', 'there is no sign "qqqq". All are on https://lucide.dev/icons/.'],
    ['constructor', 'there is no sign "constructor".'],
  ])('is not %s, and the problem names what comes near', (sign, expected) => {
    expect(signProblem(sign)).toContain(expected);
  });
});
