/** A total as people read it: at most two digits after the point. */
export const showNumber = (value: number): string =>
  `${Number.isInteger(value) ? value + 0 : Number(value.toFixed(2)) + 0}`;

/** A figure in a sentence: 1,000. */
export const figures = (number: number): string =>
  number.toLocaleString('en-GB', { maximumFractionDigits: 6 });
