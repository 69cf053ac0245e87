import { settled } from '../character/filled.ts';
import type { Character } from '../character/schema.ts';
import { isCinematic } from '../numbers/ways.ts';
import type { Party } from '../party/party.ts';

/**
 * Somebody as they come to a fight of a campaign: creatures play by the Cinematic Rules where the campaign does, and by the usual ones where it doesn't (Cinematic
 * Rules). Characters keep what they were made by.
 */
export function byCampaign<C extends Character>({ rules }: Pick<Party, 'rules'>, who: C): C {
  if (who.kind !== 'creature' || isCinematic(who) === (rules.cinematic === 'yes')) return who;
  const others = who.ways.filter((way) => way !== 'cinematic');
  return { ...who, ...settled(who, { ...who, ways: isCinematic(who) ? others : [...others, 'cinematic'] }) };
}
