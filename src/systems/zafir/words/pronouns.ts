const known: { readonly [subject: string]: string } = { she: 'her', he: 'his', it: 'its', they: 'their' };

/**
 * The word for what belongs to somebody, by their pronouns as they are given: 'she/her' has 'her', 'xe/xem/xyr' has 'xyr'. 'their' where
 * none are given, or too few to tell.
 */
export function possessive(pronouns: string): string {
  const [subject = '', , third = ''] = pronouns.split('/').map((word) => word.trim());
  const own = known[subject.toLowerCase()];
  if (own !== undefined) return own;
  return /^\p{L}{1,20}$/u.test(third) ? third.toLowerCase() : 'their';
}
