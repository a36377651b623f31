import { describe, expect, it } from 'vitest';
import { isCurrency, minorUnitDigits, toMinorUnits } from './money.ts';

describe('amounts in minor units', () => {
  it.each([
    ['49', 'USD', 4900],
    ['49.00', 'USD', 4900],
    ['49.5', 'USD', 4950],
    ['49,95', 'USD', 4995],
    ['0', 'USD', 0],
    ['0.00', 'USD', 0],
    ['007', 'USD', 700],
    ['$49', 'USD', 4900],
    ['US$ 49.95', 'USD', 4995],
    ['49 USD', 'USD', 4900],
    ['€ 1.299,00', 'EUR', 129_900],
    ['1,299.00', 'USD', 129_900],
    ['1,299', 'USD', 129_900],
    ["1'299.50", 'CHF', 129_950],
    ['1 299,50', 'EUR', 129_950],
    ['1,234,567.89', 'USD', 123_456_789],
    ['49,-', 'EUR', 4900],
    ['3000', 'JPY', 3000],
    ['3,000', 'JPY', 3000],
    ['3000.00', 'JPY', 3000],
    ['1.5', 'KWD', 1500],
    ['3000.50', 'JPY', undefined],
    ['', 'USD', undefined],
    ['free', 'USD', undefined],
    ['Free / 10', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['1.2.3', 'USD', undefined],
    ['12,34,56', 'USD', undefined],
    ['49.999', 'USD', 4_999_900],
    ['€49', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['10-20', 'USD', undefined],
    ['9'.repeat(15), 'USD', undefined],
    ['9'.repeat(40), 'USD', undefined],
  ])('%s %s is %s', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units);
  });
});

describe('currencies', () => {
  it.each(['USD', 'EUR', 'JPY', 'BYN', 'EEK', 'ZWG'])('%s is one', (code) => {
    expect(isCurrency(code)).toBe(true);
  });

  it.each(['', 'usd', 'US', 'EURO', 'XXX', 'XTS', 'XAU', 'XDR', 'ABC', 'BTC', 'CLF', '0', 'AAA'])(
    '%j is none',
    (code) => {
      expect(isCurrency(code)).toBe(false);
    },
  );

  it('are all that the platform knows, but for units of account', () => {
    const unknown = Intl.supportedValuesOf('currency').filter((code) => !isCurrency(code));
    expect(
      unknown.filter((code) => !['XDR', 'XSU', 'XUA', 'CHE', 'CHW', 'CLF', 'COU', 'USN', 'UYI', 'UYW'].includes(code)),
    ).toEqual([]);
  });

  it.each([
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['TND', 3],
  ])('%s has %i decimals', (currency, digits) => {
    expect(minorUnitDigits(currency)).toBe(digits);
  });
});
