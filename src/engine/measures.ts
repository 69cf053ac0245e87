/** Numbers of what is asked that a standing order may look at, by the names people read: 'damage'. */
export type Measures = Readonly<Record<string, number>>;

const FOR = 'for ';

/** The measure that says whom a question is about: an order may stand for them alone ('for Tiz'). */
export const measureFor = (name: string): Measures => ({ [`${FOR}${name}`]: 1 });

/** Whether a measure says whom a question is about, so that it has no size. */
export const isFor = (measure: string): boolean => measure.startsWith(FOR);
