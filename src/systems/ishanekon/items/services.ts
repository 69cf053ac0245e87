import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { goods, qualities } from '../content/prices.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { meet } from '../world/pass.ts';

const MOST = 100;

/** How many days, months or letters are meant: a number that was typed, else one; null where that can't be. */
function countIn(detail: string | null): number | null {
  if (detail === null) return 1;
  const count = /^\d{1,3}$/.test(detail.trim()) ? Number(detail) : 0;
  return count >= 1 && count <= MOST ? count : null;
}

/** Something that credits buy without being a thing to carry, in a quality: what it is called, and its price. */
function serviceOf(
  target: string | null,
  means: string | null,
): { readonly name: string; readonly price: number } | null {
  const row = goods.find(({ id }) => id === target);
  const place = qualities.findIndex(({ id }) => id === means);
  const price = row?.price[place];
  const quality = qualities[place]?.name;
  if (row === undefined || price === undefined || quality === undefined) return null;
  return { name: `${row.name}, ${quality.toLowerCase()}`, price };
}

function whyTooPoor(scene: Scene, actor: CharacterId, what: string, price: number): Refusal | null {
  const has = being(scene, actor).credits;
  return price > has ? refusal('tooPoor', { actor, what, price, has }) : null;
}

/** Who pays for their living has eaten and drunk until now. */
function lives(tx: Tx<Scene>, actor: CharacterId): void {
  const { clock } = tx.now.party;
  for (const need of ['food', 'drink'] as const) meet(tx, actor, need, clock);
}

/** Credits for a living, a rent, a letter, a simple tool, in one of four qualities (Examples of Prices); so many days or months of it as are typed. */
const payFor: Act = {
  id: 'payFor',
  name: 'Pay for goods or services',
  also: ['Living costs', 'Rent', 'Letter', 'Services'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => scene.fight === null && beingIn(scene, actor) !== null,
  refused: whyInFight,
  targets: () =>
    goods.map(({ id, name, price, text }) => ({
      ...{ id, name, relation: 'thing' as const, refused: null },
      note: `${price.join(', ')} credits by quality. ${text}`.trim(),
    })),
  means: () => qualities.map(({ id, name, text }) => ({ id, name, note: text, refused: null })),
  words: 'optional',
  whyNot(scene, { actor, target, means, detail }) {
    const count = countIn(detail);
    if (count === null)
      return refusal('notANumber', { label: 'How many', text: detail ?? '', from: 1, to: MOST });
    const service = serviceOf(target, means);
    return service === null ? null : whyTooPoor(scene, actor, service.name, service.price * count);
  },
  run(tx, { actor, target, means, detail }) {
    const [service, count] = [serviceOf(target, means), countIn(detail)];
    const who = tx.state.characters[actor];
    if (service === null || count === null || who === undefined || who.kind === 'object') return undefined;
    const price = service.price * count;
    who.credits -= price;
    if (target === 'livingCosts') lives(tx, actor);
    tell(tx, 'paidFor', { actor, what: service.name, count, price, left: who.credits });
    return undefined;
  },
};

export const serviceActs: readonly Act[] = [payFor];
