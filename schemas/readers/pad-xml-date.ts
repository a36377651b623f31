/** Release year, month and day → a date. An impossible one is none; it is never shifted to one that exists. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/** @returns like 2026-01-31; undefined for no calendar date of the years 1900 to 2199 (specification 3.11) */
export function toDate(year: string, month: string, day: string): string | undefined {
  if (!/^(?:19|20|21)\d\d$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const monthNumber = toMonth(month);
  if (monthNumber === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), monthNumber - 1, Number(day)));
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function toMonth(month: string): number | undefined {
  if (/^\d{1,2}$/.test(month)) return Number(month);
  const name = MONTH_NAME.exec(month)?.[1];
  return name === undefined ? undefined : MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
