import { z } from 'zod';

const whole = (from: number, to: number) => z.int().min(from).max(to);

/** So many d6 and a number: '2d6 + 2', '4'. */
export const amountSchema = z.object({ dice: whole(0, 10), plus: whole(-20, 100) });

export type Amount = Readonly<z.infer<typeof amountSchema>>;

/** What an amount comes to on average. */
export const meanOf = ({ dice, plus }: Amount): number => Math.max(0, 3.5 * dice + plus);

const DICE = /^(?:(\d{0,2})d6(?: ?([+-]) ?(\d{1,2}))?|(\d{1,2}))$/u;

/** '2d6 + 1', 'd6', '4' as an amount; null for what is none. */
export function readAmount(text: string): Amount | null {
  const [whole, count, sign, more, flat] = DICE.exec(text.trim().replace(/\s+/gu, ' ')) ?? [];
  if (whole === undefined) return null;
  if (flat !== undefined) return { dice: 0, plus: Number(flat) };
  const plus = more === undefined ? 0 : Number(more) * (sign === '-' ? -1 : 1);
  const read = amountSchema.safeParse({ dice: count === '' ? 1 : Number(count), plus });
  return read.success ? read.data : null;
}

/** An amount as packs write it; what has been read before is one, too. */
export const amountText = z
  .union([z.string(), z.object({ dice: z.number(), plus: z.number() })])
  .transform((written, context): Amount => {
    const read = typeof written === 'string' ? readAmount(written) : amountSchema.safeParse(written).data;
    if (read) return read;
    context.addIssue({ code: 'custom', message: "so much, such as '2d6 + 1', 'd6' or '4'", input: written });
    return z.NEVER;
  });

/** '2d6 + 1', '4'. */
export function amountWords({ dice, plus }: Amount): string {
  if (dice === 0) return String(plus);
  return `${dice}d6${plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`}`;
}
